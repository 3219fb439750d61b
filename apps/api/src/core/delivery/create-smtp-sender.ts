import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';

/** `to` is one address. A mail must not be logged. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  headers: Readonly<Record<string, string>>;
};

/** Returns false for a permanent error, such as an unknown mailbox. Rejects if a retry may succeed. */
export type SendMail = (mail: Mail) => Promise<boolean>;

type Deps = { url: string; from: string; logger: Pick<Logger, 'warn'> };

const SMTP_TIMEOUT_MS = 20_000;

/** SMTP response codes from 500 on are permanent: the mailbox is unknown or rejects the mail. */
const PERMANENT_FAILURE_CODE = 500;

/** smtps:// always uses TLS, smtp:// only if the server supports STARTTLS. */
export function createSmtpSender({ url, from, logger }: Deps): SendMail {
  const transport = createTransport({
    url,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, subject, text, headers }) => {
    try {
      await transport.sendMail({
        from,
        // nodemailer parses a string as a list of addresses, so `to` is an object.
        to: { name: '', address: to },
        subject,
        text,
        headers: { ...headers },
      });
      return true;
    } catch (error) {
      // The text of a server may contain the address, so only the codes are logged.
      const { code, responseCode } = readSmtpCodes(error);
      logger.warn({ code, responseCode }, 'mail server rejected the mail');
      if (responseCode !== undefined && responseCode >= PERMANENT_FAILURE_CODE) return false;
      throw new Error('no mail server accepted the message');
    }
  };
}

function readSmtpCodes(error: unknown): { code?: string; responseCode?: number } {
  if (typeof error !== 'object' || error === null) return {};
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const smtpCode = 'responseCode' in error ? error.responseCode : undefined;
  return {
    ...(code === undefined ? {} : { code }),
    ...(typeof smtpCode === 'number' ? { responseCode: smtpCode } : {}),
  };
}
