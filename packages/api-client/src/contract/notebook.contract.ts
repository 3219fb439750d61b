import { z } from 'zod';
import { dataResponse } from './data-response.ts';
import { language } from './language.ts';
import { exactText, instant, storable } from './text.ts';

/** Maximum number of entries, not counting deleted ones. */
export const MAX_NOTEBOOK_ENTRIES = 500;
/** Maximum number of entries in one request; clients send several requests. */
export const MAX_NOTEBOOK_BATCH = 100;

export const notebookKind = z.enum(['note', 'tractor', 'comparison', 'sum', 'dealer']);

/** A path of this site, or empty: entries never link to, or load pictures from, another origin. */
const sitePath = storable(500).regex(/^(?:\/(?![/\\])[^\s\\]*)?$/, 'is no address of this site');

const content = {
  /** Random for a note, otherwise its subject (`tractor:12`), so that two phones use the same id. */
  id: exactText().regex(/^[\w:./~-]{1,90}$/, 'is no id of an entry'),
  kind: notebookKind,
  /** Time of the last edit by the phone's clock. */
  at: instant(),
  /** Deleted; the tombstone stays so that other phones delete the entry too. */
  gone: z.boolean().default(false),
  title: storable(200).default(''),
  text: storable(2000).default(''),
  to: sitePath.default(''),
  picture: sitePath.default(''),
};

export const notebookEntry = z.object(content);

/** `base`: the `at` of the version that the edit replaced; null for a new entry. */
export const sentNotebookEntry = z.object({ ...content, base: instant().nullable() });

/** POST /api/notebook_sync: changed entries; `account` is the value of the previous response. */
export const notebookSyncBody = z.object({
  language: language.default('en'),
  account: exactText().max(64).default(''),
  entries: z.array(sentNotebookEntry).max(MAX_NOTEBOOK_BATCH).default([]),
});

/** All entries of the account, including deleted ones. */
export const notebookSyncResponse = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({
    /** Opaque id of the account. */
    account: z.string(),
    /** The phone last synced with another account: the API stored nothing. */
    is_other: z.boolean(),
    entries: z.array(notebookEntry),
  }),
});

/** An enquiry of this browser. `waiting`: its code is not yet verified. */
export const myEnquiry = z.object({
  primary_id: z.string(),
  form: z.string(),
  about: z.string(),
  state: z.enum(['waiting', 'sent']),
  at: z.iso.datetime(),
});

/** GET /api/v1/own-enquiries, identified by the browser's signed cookie. */
export const myEnquiriesResponse = dataResponse(z.array(myEnquiry));

/** POST /api/own_enquiries: enquiries of this browser for pages without JavaScript; redirects to `/my`. */
export const myEnquiriesBody = z.object({ language: language.default('en') });
export const myEnquiriesMessageResponse = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.array(myEnquiry),
});

export type NotebookKind = z.output<typeof notebookKind>;
export type NotebookEntry = z.output<typeof notebookEntry>;
export type SentNotebookEntry = z.output<typeof sentNotebookEntry>;
export type NotebookSyncInput = z.input<typeof notebookSyncBody>;
export type NotebookSyncResponse = z.output<typeof notebookSyncResponse>;
export type MyEnquiry = z.output<typeof myEnquiry>;
