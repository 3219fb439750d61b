import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { SendMail } from './mail.ts';

type Deps = { url: string; from: string; logger: Pick<Logger, 'warn'> };

/** A server that does not answer is given up. */
const LIMIT_MS = 20_000;

/** From here on an answer of SMTP is final: the mailbox is none, or takes nothing from us. */
const FINAL = 500;

/** Mails by an SMTP server. With smtp:// the line is encrypted where the server can (STARTTLS), with smtps:// always. */
export function smtp({ url, from, logger }: Deps): SendMail {
  const transport = createTransport({
    url,
    connectionTimeout: LIMIT_MS,
    greetingTimeout: LIMIT_MS,
    socketTimeout: LIMIT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, subject, text, headers }) => {
    try {
      // As an object: of a text nodemailer makes a list of addresses.
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        headers: { ...headers },
      });
      return true;
    } catch (error) {
      // The numbers alone: words of a server repeat the address.
      const { code, responseCode } = numbersOf(error);
      logger.warn({ code, responseCode }, 'a mail was not taken');
      if (responseCode !== undefined && responseCode >= FINAL) return false;
      throw new Error('no server took it');
    }
  };
}

function numbersOf(error: unknown): { code?: string; responseCode?: number } {
  if (typeof error !== 'object' || error === null) return {};
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const answer = 'responseCode' in error ? error.responseCode : undefined;
  return {
    ...(code === undefined ? {} : { code }),
    ...(typeof answer === 'number' ? { responseCode: answer } : {}),
  };
}
