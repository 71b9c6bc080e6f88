type PaymentRequest = {
  reference: string;
  /** Left out when it is not known any more, as after a reload. */
  email?: string | undefined;
};

/**
 * The hosted payment page for one request. It gets the reference, by which the payment is found
 * again, and the e-mail, so that it need not be typed twice.
 */
export function paymentAddress(link: string, { reference, email }: PaymentRequest): string {
  const address = new URL(link);
  address.searchParams.set("client_reference_id", reference);
  if (email) address.searchParams.set("prefilled_email", email);
  return address.href;
}
