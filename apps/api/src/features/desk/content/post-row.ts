import { POST_CATEGORIES } from '@tractor-haat/api-client';
import {
  day,
  type PostPreview,
  type PostPreviewBody,
  pictureName,
  slug,
} from '@tractor-haat/api-client/contract';
import { draw } from '@tractor-haat/drawings';
import { LANGUAGES } from '@tractor-haat/i18n';
import { and, eq, notInArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../core/database/database.ts';
import { upsert } from '../../../core/files/upsert.ts';
import { toIndiaTime } from '../../../core/jobs/clock.ts';
import type { EntityRow } from '../../content/catalogue-rows/entity.ts';
import { listDisplayNames } from '../../content/posts/list-posts.ts';
import {
  MAX_TEXT_CHARACTERS,
  type PostText,
  parsePostText,
} from '../../content/posts/parse-post-file.ts';
import { checkLinks } from '../../content/posts/parse-posts.ts';
import { renderMarkdown } from '../../content/posts/render-markdown.ts';
import { POST_STATES, posts, postTexts } from '../../content/posts/tables.ts';
import type { FieldError } from './to-editor-fields.ts';

const MAX_MARKDOWN_CHARACTERS = 60_000;

const createLineSchema = (maxLength: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(maxLength)
    .regex(/^[^\r\n]*$/, 'must be one line');

const textSchema = z.strictObject({
  title: createLineSchema(MAX_TEXT_CHARACTERS.title),
  description: createLineSchema(MAX_TEXT_CHARACTERS.description),
  markdown: z.string().trim().min(1).max(MAX_MARKDOWN_CHARACTERS),
});

const MAX_SLUGS = 50;
const slugs = z.array(slug).max(MAX_SLUGS);

export const postRow = z
  .strictObject({
    slug,
    state: z.enum(POST_STATES).default('draft'),
    show_at: z.iso.datetime().nullable().default(null),
    author: z.string().min(1),
    published_on: day(),
    updated_on: day().nullable().default(null),
    categories: z.array(z.enum(POST_CATEGORIES)).min(1),
    tags: slugs,
    implement_types: slugs.default([]),
    picture: pictureName.refine(
      ({ kind, id, view }) => draw(kind, id, view) !== null,
      'there is no such drawing',
    ),
    words: z.strictObject({
      en: textSchema,
      hi: textSchema.optional(),
      gu: textSchema.optional(),
      mr: textSchema.optional(),
    }),
  })
  .refine(({ state, show_at }) => state !== 'scheduled' || show_at !== null, {
    path: ['show_at'],
    message: 'a scheduled post needs a time of publication',
  })
  .refine(({ state, words: texts }) => state === 'draft' || texts.hi !== undefined, {
    path: ['words', 'hi'],
    message: 'a post that is not a draft needs a Hindi text',
  })
  // The date of a scheduled post is the day in India on which it is published.
  .transform((row) =>
    row.state === 'scheduled' && row.show_at !== null
      ? { ...row, published_on: toIndiaTime(new Date(row.show_at)).day }
      : row,
  );

type PostRow = z.output<typeof postRow>;

function renderPostTexts({ words: texts }: Pick<PostRow, 'words'>) {
  const errors: FieldError[] = [];
  const rendered: Partial<Record<(typeof LANGUAGES)[number], PostText>> = {};
  for (const language of LANGUAGES) {
    const text = texts[language];
    if (text === undefined) continue;
    const field = `words.${language}.markdown`;
    rendered[language] = parsePostText(text, language, (line, reason) =>
      errors.push({ field, reason: `line ${line}: ${reason}` }),
    );
  }
  return { rendered, errors };
}

export async function checkPost(db: Database, row: EntityRow): Promise<FieldError[]> {
  const post = postRow.parse(row);
  const { rendered, errors } = renderPostTexts(post);
  const { authors, tags } = await listDisplayNames(db);
  if (!authors.has(post.author))
    errors.push({ field: 'author', reason: 'there is no such author' });
  for (const tag of post.tags)
    if (!tags.has(tag)) errors.push({ field: 'tags', reason: `there is no tag "${tag}"` });
  const existingPosts = await db.select({ slug: posts.slug }).from(posts);
  checkLinks(
    rendered,
    new Set([post.slug, ...existingPosts.map(({ slug }) => slug)]),
    (language, reason) => errors.push({ field: `words.${language}.markdown`, reason }),
  );
  return errors;
}

/** The texts are marked as an operator's, so that later imports do not overwrite them. */
export async function writePostTexts(db: Database, id: number, row: EntityRow): Promise<void> {
  const post = postRow.parse(row);
  const texts = Object.entries(renderPostTexts(post).rendered).map(([language, text]) => ({
    ...text,
    key: `${post.slug}.${language}`,
    post_id: id,
    language,
  }));
  await upsert(db, postTexts, postTexts.key, texts, 'operator');
  const keys = texts.map(({ key }) => key);
  await db
    .update(postTexts)
    .set({ retired_at: new Date(), by_operator: true })
    .where(and(eq(postTexts.post_id, id), notInArray(postTexts.key, keys)));
}

const FIRST_LINE = 1;

export function previewPost({ language, markdown }: PostPreviewBody): PostPreview {
  const errors: PostPreview['mistakes'] = [];
  const { html } = renderMarkdown(markdown.split(/\r?\n/), FIRST_LINE, language, (line, reason) =>
    errors.push({ line, reason }),
  );
  return { html, mistakes: errors };
}
