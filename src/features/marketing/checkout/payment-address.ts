type PaymentRequest = { reference: string; values: { email: string } };

/** Passes the reference, which identifies the payment, and the e-mail. */
export function paymentAddress(link: string, { reference, values }: PaymentRequest): string {
  const address = new URL(link);
  address.searchParams.set("client_reference_id", reference);
  address.searchParams.set("prefilled_email", values.email);
  return address.href;
}
