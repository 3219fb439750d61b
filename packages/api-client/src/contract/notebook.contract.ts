import { z } from 'zod';
import { dataResponse } from './data-response.ts';
import { defineEndpoints } from './endpoint.ts';
import { language } from './language.ts';
import { exactText, limitedText, timestamp } from './text.ts';

/** Maximum number of entries of an account. Deleted entries do not count. */
export const MAX_NOTEBOOK_ENTRIES = 500;
/** Maximum number of entries per request. A client with more changes sends several requests. */
export const MAX_NOTEBOOK_BATCH = 100;

export const notebookKind = z.enum(['note', 'tractor', 'comparison', 'sum', 'dealer']);

/** A path of this site, or an empty text, so that an entry cannot link to another site or load its pictures. */
const sitePath = limitedText(500).regex(/^(?:\/(?![/\\])[^\s\\]*)?$/, 'is no address of this site');

const entryFields = {
  /**
   * A random id for a note, and an id such as `tractor:12` for other kinds, so that two phones create the same entry.
   */
  id: exactText().regex(/^[\w:./~-]{1,90}$/, 'is no id of an entry'),
  kind: notebookKind,
  /** Time of the last edit according to the phone. */
  at: timestamp(),
  /** True if the entry is deleted. It remains in the database, so that other phones delete it too. */
  gone: z.boolean().default(false),
  title: limitedText(200).default(''),
  text: limitedText(2000).default(''),
  to: sitePath.default(''),
  picture: sitePath.default(''),
};

export const notebookEntry = z.object(entryFields);

/** `base` is the `at` of the version that was edited, by which the API detects a conflict. Null for a new entry. */
export const sentNotebookEntry = z.object({ ...entryFields, base: timestamp().nullable() });

/** POST /api/notebook_sync: `entries` are the changed entries, and `account` is copied from the previous response. */
export const notebookSyncBody = z.object({
  language: language.default('en'),
  account: exactText().max(64).default(''),
  entries: z.array(sentNotebookEntry).max(MAX_NOTEBOOK_BATCH).default([]),
});

/** `entries` contains all entries of the account, including deleted ones. */
export const notebookSyncResponse = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({
    /** Opaque id, which the client sends with the next sync. */
    account: z.string(),
    /** True if the phone has synced with another account before. Nothing is stored in this case. */
    is_other: z.boolean(),
    entries: z.array(notebookEntry),
  }),
});

/** An enquiry from this browser. `waiting` means that its code is not verified yet. */
export const myEnquiry = z.object({
  primary_id: z.string(),
  form: z.string(),
  about: z.string(),
  state: z.enum(['waiting', 'sent']),
  at: z.iso.datetime(),
});

/** GET /api/v1/own-enquiries: the signed cookie identifies the browser. */
export const myEnquiriesResponse = dataResponse(z.array(myEnquiry));

/** POST /api/own_enquiries: redirects a browser without JavaScript to `/my`, where the enquiries are shown. */
export const myEnquiriesBody = z.object({ language: language.default('en') });
export const myEnquiriesMessageResponse = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.array(myEnquiry),
});

export const notebookEndpoints = defineEndpoints({
  syncNotebook: {
    method: 'POST',
    path: '/api/notebook_sync',
    summary:
      'Stores the changed notebook entries of a device and returns all entries of the account',
    tag: 'notebook',
    body: notebookSyncBody,
    response: notebookSyncResponse,
    security: 'visitor',
  },
  listMyEnquiries: {
    method: 'GET',
    path: '/api/v1/own-enquiries',
    summary: 'Lists the enquiries of this browser, newest first',
    tag: 'notebook',
    response: myEnquiriesResponse,
  },
  showMyEnquiries: {
    method: 'POST',
    path: '/api/own_enquiries',
    summary: 'Redirects a browser without JavaScript to its notebook with its enquiries',
    tag: 'notebook',
    body: myEnquiriesBody,
    response: myEnquiriesMessageResponse,
  },
});

export type NotebookKind = z.output<typeof notebookKind>;
export type NotebookEntry = z.output<typeof notebookEntry>;
export type SentNotebookEntry = z.output<typeof sentNotebookEntry>;
export type NotebookSyncInput = z.input<typeof notebookSyncBody>;
export type NotebookSyncResponse = z.output<typeof notebookSyncResponse>;
export type MyEnquiry = z.output<typeof myEnquiry>;
