import { z } from 'zod';
import type { CONTENT_KINDS } from '../../desk/desk-rights.ts';
import { language } from '../language.ts';
import { exactText, storableJson, text } from '../text.ts';
import { deskList, deskPage, deskResponse } from './desk-response.ts';

/** GET /api/desk/content/{kind} */
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

/** PATCH /api/desk/content/{kind}/{id} */
export const contentBody = z.object({
  /** Revision that the editor has loaded. If the row has changed since then, the API returns 409. */
  revision: z.int().min(0).max(2_147_483_647),
  fields: z.record(exactText().max(100), storableJson),
});

/** POST /api/desk/content/{kind} */
export const newContentBody = z.object({ fields: z.record(exactText().max(100), storableJson) });

/** POST /api/desk/content/posts/preview */
export const postPreviewBody = z.object({ language, markdown: text().max(60_000) });

/** `html` is the rendered post. `mistakes` are the errors that an import of this text would report. */
export const postPreviewResponse = deskResponse(
  z.object({
    html: z.string(),
    mistakes: z.array(z.object({ line: z.int(), reason: z.string() })),
  }),
);

export type PostPreviewBody = z.output<typeof postPreviewBody>;
export type PostPreview = z.output<typeof postPreviewResponse>['data'];
export type ContentKind = (typeof CONTENT_KINDS)[number];
export type ContentRow = z.output<typeof contentRow>;
export type ContentEdit = z.output<typeof contentEdit>;
export type ContentDetail = z.output<typeof contentResponse>['data'];
