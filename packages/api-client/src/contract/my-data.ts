import { z } from 'zod';
import { answer } from './answer.ts';
import { language } from './language.ts';
import { mobile, oneTimeCode, ticked } from './text.ts';
import { voteBody } from './votes.ts';

const at = z.iso.datetime();

/** An enquiry or listing that somebody made with this number; what was typed is shown once the number was proven. */
const enquiry = z.object({
  form: z.string(),
  status: z.string(),
  /** Null while nobody has proven the number: it may be somebody else's, who mistyped his own. */
  name: z.string().nullable(),
  fields: z.record(z.string(), z.string()),
  page_source: z.string(),
  language: z.string(),
  created_at: at,
  verified_at: at.nullable(),
  /** What happened to it, the oldest first. */
  events: z.array(z.object({ at, event: z.string() })),
});

const listing = z.object({
  name: z.string().nullable(),
  year: z.int(),
  price_inr: z.int(),
  state: z.string(),
  district: z.string(),
  area: z.string().nullable(),
  words: z.string().nullable(),
  status: z.string(),
  created_at: at,
  verified_at: at.nullable(),
  /** Addresses of its photos. */
  photos: z.array(z.string()),
});

const writing = z.object({
  kind: z.enum(['comment', 'question', 'answer']),
  about: z.string(),
  text: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  status: z.string(),
  created_at: at,
});

/** A voice that was given; of what it is about the key is kept. */
const vote = z.object({ kind: voteBody.shape.kind, about: z.string(), created_at: at });

/** What a person may allow, each by itself. */
export const consentPurpose = z.enum(['enquiry', 'calls', 'news', 'alerts']);

const consent = z.object({
  purpose: consentPurpose,
  source: z.string(),
  /** The words that were shown. */
  text: z.string(),
  text_version: z.string(),
  language,
  given_at: at,
  withdrawn_at: at.nullable(),
});

/** Everything that is kept about a number. */
export const myData = z.object({
  mobile: z.string(),
  made_at: at,
  account: z
    .object({
      name: z.string(),
      email: z.string().nullable(),
      created_at: at,
      /** Browsers that are signed in. */
      sessions: z.array(z.object({ created_at: at, expires_at: at })),
    })
    .nullable(),
  enquiries: z.array(enquiry),
  listings: z.array(listing),
  writings: z.array(writing),
  votes: z.array(vote),
  /** Prices of which the number wants to hear. */
  alerts: z.array(
    z.object({
      tractor: z.string(),
      below_inr: z.int().nullable(),
      district: z.string().nullable(),
      status: z.enum(['unverified', 'on']),
      created_at: at,
    }),
  ),
  /** What of the account's notebook is with us; photos are on the phone alone. */
  notebook: z.array(z.object({ title: z.string(), text: z.string(), to: z.string(), at })),
  consents: z.array(consent),
  /** Codes by SMS: when, what for; the codes themselves are not kept. */
  codes: z.array(
    z.object({
      purpose: z.string(),
      issued_at: at,
      sent_at: at.nullable(),
      used_at: at.nullable(),
    }),
  ),
  /** What is counted so that nobody floods this number. */
  limits: z.array(z.object({ what: z.string(), until: at })),
});

/** What goes with everything that is sent; a page without JavaScript is led to the next page. */
const sent = { language: language.default('en') };

/** POST /api/my_data_otp: sends the code that opens what is kept about a number. */
export const myDataOtpBody = z.object({ ...sent, mobile });
/** POST /api/my_data_open: the code, in the browser that asked for it. */
export const myDataOpenBody = z.object({ ...sent, otp: oneTimeCode });
/** POST /api/my_data_show, /api/my_data_download, /api/my_data_close */
export const myDataBody = z.object(sent);
/** POST /api/my_data_withdraw */
export const myDataWithdrawBody = z.object({ ...sent, purpose: consentPurpose });
/** POST /api/my_data_erase: only with its box ticked. */
export const myDataEraseBody = z.object({ ...sent, sure: ticked.default('') });

const told = { success: z.literal(true), message: z.string() };

export const myDataToldAnswer = z.object(told);
export const myDataShownAnswer = z.object({ ...told, data: myData });

/** GET /api/v1/my-data/:ticket: the page that a form without JavaScript leads to; data are given for a ticket once. */
export const myDataTicketParams = z.object({
  /** Random, or a signed sentence where there is nothing to see. */
  ticket: z
    .string()
    .regex(/^[\w.-]+$/)
    .min(22)
    .max(600),
});
export const myDataPage = z.object({
  step: z.enum(['number', 'code', 'data']),
  /** The name of a sentence about what just happened. */
  reason: z.string().optional(),
  /** The field that it is about. */
  fault: z.string().optional(),
  wait_seconds: z.number().optional(),
  /** The number in such a form that only its owner knows it again. */
  masked_mobile: z.string().optional(),
  data: myData.optional(),
});
export const myDataPageAnswer = answer(myDataPage);

export type MyData = z.output<typeof myData>;
export type MyDataPage = z.output<typeof myDataPage>;
export type ConsentPurposeName = z.output<typeof consentPurpose>;
