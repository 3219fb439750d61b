/** A mail to one mailbox. Never logged. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  headers: Readonly<Record<string, string>>;
};

/** Sends a mail. False for a permanent rejection, such as an unknown mailbox; rejects if a retry may succeed. */
export type SendMail = (mail: Mail) => Promise<boolean>;
