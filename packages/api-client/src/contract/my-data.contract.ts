import { z } from 'zod';
import { dataResponse } from './data-response.ts';
import { defineEndpoints } from './endpoint.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { language } from './language.ts';
import { checkbox, mobile, oneTimeCode } from './text.ts';
import { voteBody } from './votes.contract.ts';

const time = z.iso.datetime();

const enquiry = z.object({
  form: z.string(),
  status: z.string(),
  /** Null if the number was never verified, because a mistyped number may belong to someone else. */
  name: z.string().nullable(),
  fields: z.record(z.string(), z.string()),
  page_source: z.string(),
  language: z.string(),
  created_at: time,
  verified_at: time.nullable(),
  /** Oldest first. */
  events: z.array(z.object({ at: time, event: z.string() })),
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
  created_at: time,
  verified_at: time.nullable(),
  photos: z.array(z.string()),
});

const submission = z.object({
  kind: z.enum(['comment', 'question', 'answer']),
  about: z.string(),
  text: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  status: z.string(),
  created_at: time,
});

/** `about` identifies the question, answer or reel. */
const vote = z.object({ kind: voteBody.shape.kind, about: z.string(), created_at: time });

export const consentPurpose = z.enum(['enquiry', 'calls', 'news', 'alerts']);

const consent = z.object({
  purpose: consentPurpose,
  source: z.string(),
  /** Text of the consent as it was displayed. */
  text: z.string(),
  text_version: z.string(),
  language,
  given_at: time,
  withdrawn_at: time.nullable(),
});

export const myData = z.object({
  mobile: z.string(),
  made_at: time,
  account: z
    .object({
      name: z.string(),
      email: z.string().nullable(),
      created_at: time,
      sessions: z.array(z.object({ created_at: time, expires_at: time })),
    })
    .nullable(),
  enquiries: z.array(enquiry),
  listings: z.array(listing),
  submissions: z.array(submission),
  votes: z.array(vote),
  alerts: z.array(
    z.object({
      tractor: z.string(),
      below_inr: z.int().nullable(),
      district: z.string().nullable(),
      status: z.enum(['unverified', 'on']),
      created_at: time,
    }),
  ),
  /** Notes without their photos, which only the phone stores. */
  notebook: z.array(z.object({ title: z.string(), text: z.string(), to: z.string(), at: time })),
  consents: z.array(consent),
  /** One-time codes, of which only the times and the purposes are stored. */
  codes: z.array(
    z.object({
      purpose: z.string(),
      issued_at: time,
      sent_at: time.nullable(),
      used_at: time.nullable(),
    }),
  ),
  /** Counters of the rate limits of this number. `what` is a purpose such as `code-sends`. */
  limits: z.array(z.object({ what: z.string(), until: time })),
});

const commonFields = { language: language.default('en') };

/** POST /api/my_data_otp: sends a code to the number whose data the visitor requests. */
export const myDataOtpBody = z.object({ ...commonFields, idempotency_key: idempotencyKey, mobile });
/** POST /api/my_data_open: verifies the code. The request must come from the browser that requested the code. */
export const myDataOpenBody = z.object({ ...commonFields, otp: oneTimeCode });
/** POST /api/my_data_show, /api/my_data_download, /api/my_data_close */
export const myDataBody = z.object(commonFields);
export const myDataWithdrawBody = z.object({ ...commonFields, purpose: consentPurpose });
/** POST /api/my_data_erase: requires the ticked checkbox. */
export const myDataEraseBody = z.object({ ...commonFields, sure: checkbox.default('') });

const messageFields = { success: z.literal(true), message: z.string() };

export const myDataMessageResponse = z.object(messageFields);
export const myDataViewResponse = z.object({ ...messageFields, data: myData });

/** GET /api/v1/my-data/:ticket: result of a form that was sent without JavaScript. A ticket is valid once. */
export const myDataTicketParams = z.object({
  /** A random id or, for a page without data, a signed message. */
  ticket: z
    .string()
    .regex(/^[\w.-]+$/)
    .min(22)
    .max(600),
});
export const myDataPage = z.object({
  step: z.enum(['number', 'code', 'data']),
  /** Reason of the message on the page. */
  reason: z.string().optional(),
  fault: z.string().optional(),
  wait_seconds: z.number().optional(),
  masked_mobile: z.string().optional(),
  data: myData.optional(),
});
export const myDataPageResponse = dataResponse(myDataPage);

export const myDataEndpoints = defineEndpoints({
  sendMyDataCode: {
    method: 'POST',
    path: '/api/my_data_otp',
    summary: 'Sends the one-time code that gives access to the stored data of a number',
    tag: 'my data',
    body: myDataOtpBody,
    response: myDataMessageResponse,
  },
  openMyData: {
    method: 'POST',
    path: '/api/my_data_open',
    summary: 'Verifies the one-time code and gives this browser access for half an hour',
    tag: 'my data',
    body: myDataOpenBody,
    response: myDataMessageResponse,
  },
  getMyDataPage: {
    method: 'GET',
    path: '/api/v1/my-data/:ticket',
    summary: 'Returns the page state after a form submit; the stored data only once',
    tag: 'my data',
    params: myDataTicketParams,
    response: myDataPageResponse,
  },
  showMyData: {
    method: 'POST',
    path: '/api/my_data_show',
    summary: 'Returns all stored data of the verified number',
    tag: 'my data',
    body: myDataBody,
    response: myDataViewResponse,
  },
  withdrawConsent: {
    method: 'POST',
    path: '/api/my_data_withdraw',
    summary: 'Withdraws the consent for a purpose',
    tag: 'my data',
    body: myDataWithdrawBody,
    response: myDataMessageResponse,
  },
  eraseMyData: {
    method: 'POST',
    path: '/api/my_data_erase',
    summary: 'Erases all stored data of the verified number',
    tag: 'my data',
    body: myDataEraseBody,
    response: myDataMessageResponse,
  },
  closeMyData: {
    method: 'POST',
    path: '/api/my_data_close',
    summary: 'Ends the access of this browser',
    tag: 'my data',
    body: myDataBody,
    response: myDataMessageResponse,
  },
  downloadMyData: {
    method: 'POST',
    path: '/api/my_data_download',
    summary: 'Downloads all stored data of the verified number as a JSON file',
    tag: 'my data',
    body: myDataBody,
  },
});

export type MyData = z.output<typeof myData>;
export type MyDataPage = z.output<typeof myDataPage>;
export type ConsentPurposeName = z.output<typeof consentPurpose>;
