/** A mail on its way to one mailbox. Never logged. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  /** What the recipient's program reads, as `List-Unsubscribe`. */
  headers: Readonly<Record<string, string>>;
};

/**
 * Gives a mail to whoever takes it on. False when it was refused for good, as for a mailbox that is none; rejects when it
 * may be tried again.
 */
export type SendMail = (mail: Mail) => Promise<boolean>;
