/** `to` is one address. A mail must not be logged. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  headers: Readonly<Record<string, string>>;
};

/** Returns false for a permanent error, such as an unknown mailbox. Rejects if a retry may succeed. */
export type SendMail = (mail: Mail) => Promise<boolean>;
