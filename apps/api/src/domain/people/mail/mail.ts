/** A mail to one mailbox. It must not be logged. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  headers: Readonly<Record<string, string>>;
};

/** Sends a mail. Returns false for a permanent error, such as an unknown mailbox. Rejects if a retry may succeed. */
export type SendMail = (mail: Mail) => Promise<boolean>;
