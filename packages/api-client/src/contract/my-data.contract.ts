import { z } from 'zod';
import { dataResponse } from './data-response.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { language } from './language.ts';
import { mobile, oneTimeCode, ticked } from './text.ts';
import { voteBody } from './votes.contract.ts';

const at = z.iso.datetime();

/** An enquiry or listing with this number; its contents are shown only if the number was verified. */
const enquiry = z.object({
  form: z.string(),
  status: z.string(),
  /** Null if the number was never verified: it may be mistyped and belong to another person. */
  name: z.string().nullable(),
  fields: z.record(z.string(), z.string()),
  page_source: z.string(),
  language: z.string(),
  created_at: at,
  verified_at: at.nullable(),
  /** Oldest first. */
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
  photos: z.array(z.string()),
});

const submission = z.object({
  kind: z.enum(['comment', 'question', 'answer']),
  about: z.string(),
  text: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  status: z.string(),
  created_at: at,
});

/** A vote; only the key of its subject is stored. */
const vote = z.object({ kind: voteBody.shape.kind, about: z.string(), created_at: at });

export const consentPurpose = z.enum(['enquiry', 'calls', 'news', 'alerts']);

const consent = z.object({
  purpose: consentPurpose,
  source: z.string(),
  /** Text of the consent as displayed. */
  text: z.string(),
  text_version: z.string(),
  language,
  given_at: at,
  withdrawn_at: at.nullable(),
});

export const myData = z.object({
  mobile: z.string(),
  made_at: at,
  account: z
    .object({
      name: z.string(),
      email: z.string().nullable(),
      created_at: at,
      sessions: z.array(z.object({ created_at: at, expires_at: at })),
    })
    .nullable(),
  enquiries: z.array(enquiry),
  listings: z.array(listing),
  writings: z.array(submission),
  votes: z.array(vote),
  alerts: z.array(
    z.object({
      tractor: z.string(),
      below_inr: z.int().nullable(),
      district: z.string().nullable(),
      status: z.enum(['unverified', 'on']),
      created_at: at,
    }),
  ),
  /** Notebook entries synced with the account; photos stay on the phone. */
  notebook: z.array(z.object({ title: z.string(), text: z.string(), to: z.string(), at })),
  consents: z.array(consent),
  /** Time and purpose of SMS codes; the codes are not stored. */
  codes: z.array(
    z.object({
      purpose: z.string(),
      issued_at: at,
      sent_at: at.nullable(),
      used_at: at.nullable(),
    }),
  ),
  /** Rate-limit counters of this number. */
  limits: z.array(z.object({ what: z.string(), until: at })),
});

/** Fields of every form; forms without JavaScript are redirected to the next page. */
const sent = { language: language.default('en') };

/** POST /api/my_data_otp: sends the code that unlocks the data of a number. */
export const myDataOtpBody = z.object({ ...sent, idempotency_key: idempotencyKey, mobile });
/** POST /api/my_data_open: the code, from the browser that requested it. */
export const myDataOpenBody = z.object({ ...sent, otp: oneTimeCode });
/** POST /api/my_data_show, /api/my_data_download, /api/my_data_close */
export const myDataBody = z.object(sent);
/** POST /api/my_data_withdraw */
export const myDataWithdrawBody = z.object({ ...sent, purpose: consentPurpose });
/** POST /api/my_data_erase: requires the ticked checkbox. */
export const myDataEraseBody = z.object({ ...sent, sure: ticked.default('') });

const messageFields = { success: z.literal(true), message: z.string() };

export const myDataMessageResponse = z.object(messageFields);
export const myDataViewResponse = z.object({ ...messageFields, data: myData });

/** GET /api/v1/my-data/:ticket: target of a form without JavaScript; a ticket returns the data once. */
export const myDataTicketParams = z.object({
  /** Random, or a signed message when there are no data. */
  ticket: z
    .string()
    .regex(/^[\w.-]+$/)
    .min(22)
    .max(600),
});
export const myDataPage = z.object({
  step: z.enum(['number', 'code', 'data']),
  /** Reason of the last message. */
  reason: z.string().optional(),
  fault: z.string().optional(),
  wait_seconds: z.number().optional(),
  /** Masked number that only its owner recognises. */
  masked_mobile: z.string().optional(),
  data: myData.optional(),
});
export const myDataPageResponse = dataResponse(myDataPage);

export type MyData = z.output<typeof myData>;
export type MyDataPage = z.output<typeof myDataPage>;
export type ConsentPurposeName = z.output<typeof consentPurpose>;
