/** What a phone is handed: digits and a leading plus, nothing else that was typed. */
export const telAddress = (phone: string) => `tel:${phone.replace(/(?!^\+)\D/g, "")}`;

/** Encoded, so that nothing typed as an address can add a header to the mail. */
export const mailAddress = (email: string) => `mailto:${encodeURIComponent(email)}`;
