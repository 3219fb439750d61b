import { z } from 'zod';
import { answer } from './answer.ts';
import { language } from './language.ts';
import { instant, storable, text } from './text.ts';

/** So many entries stand in a notebook, gone ones not counted. */
export const NOTEBOOK_MOST = 500;
/** So many go over the wire at once; a phone with more sends again. */
export const NOTEBOOK_BATCH = 100;

export const notebookKind = z.enum(['note', 'tractor', 'comparison', 'sum', 'dealer']);

/** A place of this site, or none: an entry never leads, and no picture ever comes, from elsewhere. */
const ownAddress = storable(500).regex(/^(?:\/(?![/\\])[^\s\\]*)?$/, 'is no address of this site');

const content = {
  /** Random for a note; what it is of for the rest (`tractor:12`), so that two phones mean the same. */
  id: text().regex(/^[\w:./~-]{1,90}$/, 'is no id of an entry'),
  kind: notebookKind,
  /** When it was written last, by the phone's clock. */
  at: instant(),
  /** Taken out; stays as a mark, so that other phones take it out too. */
  gone: z.boolean().default(false),
  title: storable(200).default(''),
  text: storable(2000).default(''),
  to: ownAddress.default(''),
  picture: ownAddress.default(''),
};

export const notebookEntry = z.object(content);

/** `base`: the `at` of the version that the phone wrote over; null for a new one. */
export const sentNotebookEntry = z.object({ ...content, base: instant().nullable() });

/** POST /api/notebook_sync: what changed on a phone; `account` is what it was told the last time. */
export const notebookSyncBody = z.object({
  language: language.default('en'),
  account: storable(64).default(''),
  entries: z.array(sentNotebookEntry).max(NOTEBOOK_BATCH).default([]),
});

/** Everything that the account has, also what is gone. */
export const notebookSyncAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({
    /** A word for the account, that tells nothing of it. */
    account: z.string(),
    /** The phone was of another account until now: nothing was taken in. */
    is_other: z.boolean(),
    entries: z.array(notebookEntry),
  }),
});

/** An enquiry of this browser. `waiting`: for its code. */
export const ownEnquiry = z.object({
  primary_id: z.string(),
  form: z.string(),
  /** What was asked about, as it was chosen. */
  about: z.string(),
  state: z.enum(['waiting', 'sent']),
  at: z.iso.datetime(),
});

/** GET /api/v1/own-enquiries, by the browser's signed cookie. */
export const ownEnquiriesAnswer = answer(z.array(ownEnquiry));

/** POST /api/own_enquiries: the same for a browser without JavaScript, which is led to `/my`. */
export const ownEnquiriesBody = z.object({ language: language.default('en') });
export const ownEnquiriesToldAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.array(ownEnquiry),
});

export type NotebookKind = z.output<typeof notebookKind>;
export type NotebookEntry = z.output<typeof notebookEntry>;
export type SentNotebookEntry = z.output<typeof sentNotebookEntry>;
export type NotebookSyncInput = z.input<typeof notebookSyncBody>;
export type NotebookSyncAnswer = z.output<typeof notebookSyncAnswer>;
export type OwnEnquiry = z.output<typeof ownEnquiry>;
