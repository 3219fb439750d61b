/** A gateway rejected a message; the error contains its code at most, never the content. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
}
