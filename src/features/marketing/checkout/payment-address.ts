type PaymentRequest = { reference: string; values: { email: string } };

/**
 * The hosted payment page for one request. It gets the reference, by which the payment is found
 * again, and the e-mail, so that it need not be typed twice.
 */
export function paymentAddress(link: string, { reference, values }: PaymentRequest): string {
  const address = new URL(link);
  address.searchParams.set("client_reference_id", reference);
  address.searchParams.set("prefilled_email", values.email);
  return address.href;
}
