import { subsidiesResponse, subsidiesQuery } from '@tractor-haat/api-client/contract';
import type { Database } from '../../database/database.ts';
import { createSubsidyReader } from '../../domain/content/subsidy-reads.ts';
import type { VisitorDeps } from '../browser/visitor-deps.ts';
import { addCommentRoutes } from '../community/comment-routes.ts';
import { addQuestionFormRoutes } from '../community/questions/ask-routes.ts';
import { addQuestionRoutes } from '../community/questions/routes.ts';
import { addVoteRoutes } from '../community/votes/routes.ts';
import { toResponseSchemas } from '../server/answers.ts';
import type { App } from '../server/app-type.ts';
import { cachePublicly } from '../server/caching.ts';
import { addPlaylistRoutes } from './playlist-routes.ts';
import { addFeedRoutes } from './posts/feed/routes.ts';
import { addPostRoutes } from './posts/routes.ts';
import { addReelRoutes } from './reel-routes.ts';
import { addStoryRoutes } from './story-routes.ts';
import { addVideoRoutes } from './video-routes.ts';

/** All routes of the media remote's pages. `origin` is the site's, for feeds. */
export function addMediaRoutes(app: App, deps: VisitorDeps, origin: string): void {
  const { db } = deps;
  addVideoRoutes(app, db);
  addPlaylistRoutes(app, db);
  addReelRoutes(app, db);
  addStoryRoutes(app, db);
  addPostRoutes(app, db);
  addFeedRoutes(app, db, origin);
  addSubsidyRoutes(app, db);
  addQuestionRoutes(app, db);
  addCommentRoutes(app, deps);
  addQuestionFormRoutes(app, deps);
  addVoteRoutes(app, deps);
}

function addSubsidyRoutes(app: App, db: Database): void {
  const readSubsidies = createSubsidyReader(db);
  app.get(
    '/api/v1/subsidies',
    {
      schema: {
        summary: 'Lists the national subsidy schemes; with `state`, those of that state first',
        tags: ['subsidies'],
        querystring: subsidiesQuery,
        response: toResponseSchemas(subsidiesResponse),
      },
    },
    async ({ query: { language, state } }, reply) => {
      const data = await readSubsidies(language, state);
      cachePublicly(reply);
      return { data };
    },
  );
}
