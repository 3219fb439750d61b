import { POST_CATEGORIES } from '@tractor-haat/api-client';
import {
  exactText,
  language,
  postParams,
  postQuery,
  postResponse,
  postsQuery,
  postsResponse,
} from '@tractor-haat/api-client/contract';
import { z } from 'zod';
import type { Database } from '../../../core/database/database.ts';
import { createTranslatedError } from '../../../core/messages/http-error.ts';
import { type App, cachePublicly, toResponseSchemas } from '../../../core/server/app.ts';
import { formatRss } from './format-rss.ts';
import { listPosts, requirePost } from './list-posts.ts';

export function addPostRoutes(app: App, db: Database): void {
  app.get(
    '/api/v1/posts',
    {
      schema: {
        summary: 'Lists the posts by category, tag or search words, newest first, 24 a page',
        tags: ['posts'],
        querystring: postsQuery,
        response: toResponseSchemas(postsResponse),
      },
    },
    async ({ query }, reply) => {
      const data = await listPosts(db, query);
      cachePublicly(reply);
      return { data };
    },
  );
  app.get(
    '/api/v1/posts/:slug',
    {
      schema: {
        summary: 'Returns a post with its text, table of contents and related posts',
        tags: ['posts'],
        params: postParams,
        querystring: postQuery,
        response: toResponseSchemas(postResponse),
      },
    },
    async ({ params, query }, reply) => {
      const data = await requirePost(db, params.slug, query.language);
      cachePublicly(reply);
      return { data };
    },
  );
}

const feedParams = z.object({ file: exactText().max(80) });
const feedNameSchema = z.object({ category: z.enum(['all', ...POST_CATEGORIES]), language });

/** Example: `/api/rss/tyre-news.hi.xml` contains the newest posts about tyres in Hindi. */
export function addFeedRoutes(app: App, db: Database, origin: string): void {
  app.get(
    '/api/rss/:file',
    {
      schema: {
        summary: 'Returns the RSS feed of news and blogs: {category or all}.{language}.xml',
        tags: ['posts'],
        params: feedParams,
      },
    },
    async ({ params }, reply) => {
      const [, category, languageCode] = /^([a-z-]+)\.([a-z]{2})\.xml$/.exec(params.file) ?? [];
      const { data: feed } = feedNameSchema.safeParse({ category, language: languageCode });
      if (feed === undefined) throw createTranslatedError('resource_missing', 'NOT_FOUND');
      const { items } = await listPosts(db, {
        page: 1,
        language: feed.language,
        ...(feed.category === 'all' ? {} : { category: feed.category }),
      });
      cachePublicly(reply);
      return reply
        .type('application/rss+xml; charset=utf-8')
        .send(formatRss(items, feed.category, feed.language, origin));
    },
  );
}
