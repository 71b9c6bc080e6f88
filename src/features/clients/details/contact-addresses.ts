/** What a phone is handed: digits and a leading plus, nothing else that was typed. */
export const telAddress = (phone: string) => `tel:${phone.replace(/(?!^\+)\D/g, "")}`;

/** Opens the program for maps on a phone, its page elsewhere. */
export const mapAddress = (address: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;

/** Encoded, so that nothing typed as an address can add a header to the mail. */
export const mailAddress = (email: string) => `mailto:${encodeURIComponent(email)}`;
