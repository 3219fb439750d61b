import type { Logger } from 'pino';
import type { Outbox } from '../../domain/delivery/outbox.ts';
import type { SendMail } from '../../domain/mail/mail.ts';

/** Sends an invitation; false where nothing took it, so that whoever invites hands the link over. */
export type SendInvitation = (invitation: { email: string; link: string }) => Promise<boolean>;

type Given = {
  outbox: Outbox | undefined;
  sendMail: SendMail | undefined;
  logger: Pick<Logger, 'warn'>;
};

/** Nobody has a language yet: both that most staff read. */
const WORDS = (
  link: string,
) => `You are invited to the desk of Tractor Haat. The link works once, for 72 hours:

${link}

आपको ट्रैक्टर हाट की डेस्क पर बुलाया गया है। यह लिंक एक बार, 72 घंटे तक चलेगा।
`;

/** By mail, or into the development outbox. */
export function invitationsBy({ outbox, sendMail, logger }: Given): SendInvitation {
  return async ({ email, link }) => {
    if (outbox !== undefined) {
      outbox.keepInvitation({ email, link });
      return true;
    }
    if (sendMail === undefined) return false;
    const mail = { to: email, subject: 'Tractor Haat: desk', text: WORDS(link), headers: {} };
    try {
      return await sendMail(mail);
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown';
      logger.warn({ reason }, 'an invitation was not sent');
      return false;
    }
  };
}
