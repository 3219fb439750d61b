import { z } from 'zod';
import { CONTENT_KINDS } from '../../desk/desk-rights.ts';
import { defineEndpoints } from '../endpoint.ts';
import { language } from '../language.ts';
import { exactText, storableJson, text } from '../text.ts';
import { deskList, deskPage, deskResponse } from './desk-response.ts';

export const contentQuery = z.object({
  ...deskPage,
  limit: z.coerce.number().int().min(1).max(500).default(500),
  /** Substring of the key or slug. */
  q: text().trim().max(100).optional(),
});

/** A row with the columns of an import file, an `id` and a `revision`. */
export const contentRow = z.looseObject({ id: z.string(), revision: z.int() });

export const contentListResponse = deskList(contentRow);

export const contentEdit = z.object({
  revision: z.int(),
  at: z.iso.datetime(),
  who: z.string(),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
});

/** A row with its edits by staff, newest first. */
export const contentResponse = deskResponse(contentRow.extend({ history: z.array(contentEdit) }));

export const contentBody = z.object({
  /** Revision that the editor has loaded. If the row has changed since then, the API returns 409. */
  revision: z.int().min(0).max(2_147_483_647),
  fields: z.record(exactText().max(100), storableJson),
});

export const newContentBody = z.object({ fields: z.record(exactText().max(100), storableJson) });

export const postPreviewBody = z.object({ language, markdown: text().max(60_000) });

/** `html` is the rendered post. `mistakes` are the errors that an import of this text would report. */
export const postPreviewResponse = deskResponse(
  z.object({
    html: z.string(),
    mistakes: z.array(z.object({ line: z.int(), reason: z.string() })),
  }),
);

const contentKindParams = z.object({ kind: z.enum(CONTENT_KINDS) });

const contentParams = contentKindParams.extend({ id: exactText().max(100) });

export const contentEndpoints = defineEndpoints({
  listContent: {
    method: 'GET',
    path: '/api/desk/content/:kind',
    summary: 'Lists the content rows of a kind',
    tag: 'desk',
    params: contentKindParams,
    query: contentQuery,
    response: contentListResponse,
    security: 'staff',
  },
  getContent: {
    method: 'GET',
    path: '/api/desk/content/:kind/:id',
    summary: 'Returns a content row with its history',
    tag: 'desk',
    params: contentParams,
    response: contentResponse,
    security: 'staff',
  },
  createContent: {
    method: 'POST',
    path: '/api/desk/content/:kind',
    summary: 'Creates a content row, validated by the rules of an import',
    tag: 'desk',
    params: contentKindParams,
    body: newContentBody,
    response: contentResponse,
    security: 'staff',
  },
  previewPost: {
    method: 'POST',
    path: '/api/desk/content/posts/preview',
    summary: 'Renders the Markdown of a post as the site shows it',
    tag: 'desk',
    body: postPreviewBody,
    response: postPreviewResponse,
    security: 'staff',
  },
  changeContent: {
    method: 'PATCH',
    path: '/api/desk/content/:kind/:id',
    summary: 'Updates fields of a content row, unless its revision has changed',
    tag: 'desk',
    params: contentParams,
    body: contentBody,
    response: contentResponse,
    security: 'staff',
  },
  undoContentChange: {
    method: 'POST',
    path: '/api/desk/content/:kind/:id/undo',
    summary: 'Reverts the last change of a content row',
    tag: 'desk',
    params: contentParams,
    response: contentResponse,
    security: 'staff',
  },
});

export type PostPreviewBody = z.output<typeof postPreviewBody>;
export type PostPreview = z.output<typeof postPreviewResponse>['data'];
export type ContentKind = (typeof CONTENT_KINDS)[number];
export type ContentRow = z.output<typeof contentRow>;
export type ContentEdit = z.output<typeof contentEdit>;
export type ContentDetail = z.output<typeof contentResponse>['data'];
