/** A gateway rejected a message. The error may contain the gateway's status, never the message's text. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
}
