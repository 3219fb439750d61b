import type { Logger } from 'pino';
import type { Outbox } from '../../domain/people/delivery/outbox.ts';
import type { SendMail } from '../../domain/people/mail/mail.ts';

/** Resolves to false if no e-mail was sent, so that the inviter must pass on the link. */
export type SendInvitation = (invitation: { email: string; link: string }) => Promise<boolean>;

type InvitationChannels = {
  outbox: Outbox | undefined;
  sendMail: SendMail | undefined;
  logger: Pick<Logger, 'warn'>;
};

export function createInvitationSender({
  outbox,
  sendMail,
  logger,
}: InvitationChannels): SendInvitation {
  return async ({ email, link }) => {
    if (outbox !== undefined) {
      outbox.storeInvitation({ email, link });
      return true;
    }
    if (sendMail === undefined) return false;
    const mail = {
      to: email,
      subject: 'Tractor Haat: desk',
      text: formatInvitation(link),
      headers: {},
    };
    try {
      return await sendMail(mail);
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown';
      logger.warn({ reason }, 'sending an invitation failed');
      return false;
    }
  };
}

/** The text is in two languages, because the language of the recipient is unknown. */
const formatInvitation = (
  link: string,
) => `You are invited to the desk of Tractor Haat. The link works once, for 72 hours:

${link}

आपको ट्रैक्टर हाट की डेस्क पर बुलाया गया है। यह लिंक एक बार, 72 घंटे तक चलेगा।
`;
