/** Digits and a leading plus only. */
export const telAddress = (phone: string) => `tel:${phone.replace(/(?!^\+)\D/g, "")}`;

export const mapAddress = (address: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;

/** Encoded, so that an address cannot add headers to the mail. */
export const mailAddress = (email: string) => `mailto:${encodeURIComponent(email)}`;
