import {
  type Condition,
  onOff,
  setting,
  text,
  type Values,
} from '@tractor-haat/server-kit/settings';
import { z } from 'zod';

const usesOutbox: Condition['isMet'] = ({ OTP_PROVIDER = '' }) =>
  OTP_PROVIDER.split(',').some((name) => name.trim() === 'outbox');

export const mailSettings = {
  NEWSLETTER: setting({
    description:
      'whether visitors can subscribe to the newsletter, which requires confirmation mails',
    schema: onOff,
    defaultValue: undefined,
    defaultLabel: 'on with MAIL_URL or OTP_PROVIDER=outbox, else off',
  }),
  MAIL_URL: setting({
    description:
      'SMTP server for mails, as smtps://name:password@host:465; without it mails are listed with the codes of ' +
      'OTP_PROVIDER=outbox',
    schema: z.url({ protocol: /^smtps?$/ }),
    defaultValue: undefined,
    isSecret: true,
    required: {
      condition: 'with NEWSLETTER=on, unless OTP_PROVIDER=outbox',
      isMet: (values) => values.NEWSLETTER === 'on' && !usesOutbox(values),
    },
  }),
  MAIL_FROM: setting({
    description: 'sender of mails, as "Tractor Haat <news@example.in>"',
    schema: text.max(200),
    defaultValue: '',
    required: { condition: 'with MAIL_URL', isMet: ({ MAIL_URL }) => MAIL_URL !== undefined },
  }),
};

export type MailConfig = {
  /** Without a server, mails go to the outbox. */
  server: { url: string; from: string } | undefined;
  newsletter: boolean;
};

export function readMailConfig(
  values: Values<typeof mailSettings>,
  { hasOutbox }: { hasOutbox: boolean },
): MailConfig {
  const { MAIL_URL: url, MAIL_FROM: from, NEWSLETTER } = values;
  return {
    server: url === undefined ? undefined : { url, from },
    newsletter: NEWSLETTER ?? (url !== undefined || hasOutbox),
  };
}
