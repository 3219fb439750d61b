import type { Language } from '@tractor-haat/i18n';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../core/database/database.ts';
import type { SendMail } from '../../../core/delivery/create-smtp-sender.ts';
import type { MailConfig } from '../../../core/delivery/mail-settings.ts';
import type { Clock } from '../../../core/jobs/clock.ts';
import type { JobQueue } from '../../../core/jobs/job-queue.ts';
import {
  createConfirmToken,
  createUnsubscribeToken,
  formatConfirmUrl,
  formatListUnsubscribeUrl,
  formatUnsubscribePath,
  type MailJob,
  type NewsletterDeps,
} from './subscribe.ts';
import { newsletterRequests } from './tables.ts';

type NewsletterSetup = {
  db: Database;
  queue: JobQueue;
  key: string;
  clock: Clock;
  config: MailConfig;
  send: SendMail | undefined;
  origin: string;
};

/** The outbox is a list in memory, so a response can wait until the mail is in the list. */
const OUTBOX_WAIT_MS = 5000;

export async function startNewsletter(setup: NewsletterSetup): Promise<NewsletterDeps | undefined> {
  const { db, queue, key, clock, config, send, origin } = setup;
  const { server } = config;
  if (!config.newsletter || send === undefined) return undefined;
  await queue.work<MailJob>('mails', (job) =>
    sendQueuedMail({ db, key, clock, origin, send }, job),
  );
  return { db, key, clock, queue, waitMs: server ? 0 : OUTBOX_WAIT_MS };
}

type Deps = { db: Database; key: string; clock: Clock; origin: string; send: SendMail };

/** Rejects if no server accepts the mail, so that the queue retries. */
export async function sendQueuedMail(
  { db, key, clock, origin, send }: Deps,
  { request }: MailJob,
): Promise<void> {
  const isRequest = eq(newsletterRequests.id, request);
  const [row] = await db.select().from(newsletterRequests).where(isRequest);
  if (row === undefined || row.sent_at !== null || row.confirmed_at !== null) return;
  if (row.expires_at <= clock()) return;
  const { email, language, salt } = row;
  const unsubscribeToken = createUnsubscribeToken(key, email);
  const { subject, text } = CONFIRM_MAIL[language];
  const isAccepted = await send({
    to: email,
    subject,
    text: text({
      confirm: formatConfirmUrl({ origin, language }, createConfirmToken(key, email, salt)),
      unsubscribe: `${origin}${formatUnsubscribePath(language, unsubscribeToken)}`,
    }),
    headers: {
      'List-Unsubscribe': `<${formatListUnsubscribeUrl(origin, unsubscribeToken)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
  // A permanently rejected address gets no further mail, so its request is deleted.
  if (isAccepted) await db.update(newsletterRequests).set({ sent_at: clock() }).where(isRequest);
  else await db.delete(newsletterRequests).where(isRequest);
}

type Links = { confirm: string; unsubscribe: string };
type MailTranslations = { subject: string; text: (links: Links) => string };

const CONFIRM_MAIL: Readonly<Record<Language, MailTranslations>> = {
  en: {
    subject: 'Please confirm: Tractor Haat newsletter',
    text: ({ confirm, unsubscribe }) => `Namaste,

someone signed up this address for the Tractor Haat newsletter: new tractors, prices and subsidy news, once a week.

If you want it, open this page and press the button:
${confirm}

The link is valid for 72 hours. If it was not you, do nothing and you will get no newsletter.

To get no more mails at this address:
${unsubscribe}
`,
  },
  hi: {
    subject: 'कृपया पक्का करें: Tractor Haat की ख़बरें',
    text: ({ confirm, unsubscribe }) => `नमस्ते,

इस ईमेल पर Tractor Haat की ख़बरें मँगाई गई हैं: नए ट्रैक्टर, कीमत और सब्सिडी की खबर, हफ़्ते में एक बार।

ख़बरें चाहिए तो यह पेज खोलें और बटन दबाएँ:
${confirm}

यह लिंक 72 घंटे चलेगा। आपने नहीं मँगाया? तो कुछ न करें: कोई ख़बर नहीं आएगी।

इस पते पर आगे कोई ईमेल न चाहिए तो:
${unsubscribe}
`,
  },
  gu: {
    subject: 'ઈમેલ પર સમાચાર ચાલુ કરો: Tractor Haat',
    text: ({ confirm, unsubscribe }) => `નમસ્તે,

આ ઈમેલ પર Tractor Haat ના સમાચાર મંગાવ્યા છે: નવાં ટ્રેક્ટર, ભાવ અને સબસિડીના સમાચાર, અઠવાડિયે એક વાર.

સમાચાર જોઈએ તો આ પેજ ખોલો અને બટન દબાવો:
${confirm}

આ લિંક 72 કલાક ચાલશે. તમે નથી મંગાવ્યા? તો કંઈ ન કરો: કોઈ સમાચાર નહીં આવે.

આ સરનામે હવે કોઈ ઈમેલ ન જોઈએ તો:
${unsubscribe}
`,
  },
  mr: {
    subject: 'ईमेलवर बातम्या सुरू करा: Tractor Haat',
    text: ({ confirm, unsubscribe }) => `नमस्कार,

या ईमेलवर Tractor Haat च्या बातम्या मागवल्या आहेत: नवे ट्रॅक्टर, किमती आणि अनुदानाच्या बातम्या, आठवड्यातून एकदा.

बातम्या हव्या असतील तर हे पान उघडा आणि बटण दाबा:
${confirm}

ही लिंक 72 तास चालेल. तुम्ही मागवल्या नाहीत? मग काही करू नका: कोणतीही बातमी येणार नाही.

या पत्त्यावर पुढे ईमेल नको असेल तर:
${unsubscribe}
`,
  },
};
