/** Errors are logged, so `message` may contain the status of a gateway but never the text that was sent. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
}
