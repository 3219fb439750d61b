/** A gateway refused; the message holds its own error code at most, nothing of what was sent. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
}
