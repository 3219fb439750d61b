import {
  postParams,
  postQuery,
  postResponse,
  postsQuery,
  postsResponse,
} from '@tractor-haat/api-client/contract';
import type { Database } from '../../../database/database.ts';
import { listPosts } from '../../../domain/content/posts/list-posts.ts';
import { requirePost } from '../../../domain/content/posts/require-post.ts';
import type { App } from '../../server/app.ts';
import { cachePublicly } from '../../server/cache-publicly.ts';
import { toResponseSchemas } from '../../server/to-response-schemas.ts';

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
