import { subsidiesQuery, subsidiesResponse } from '@tractor-haat/api-client/contract';
import type { Database } from '../../database/database.ts';
import { createSubsidyReader } from '../../domain/content/create-subsidy-reader.ts';
import { addCommentRoutes } from '../community/add-comment-routes.ts';
import { addQuestionFormRoutes } from '../community/questions/add-question-form-routes.ts';
import { addQuestionRoutes } from '../community/questions/add-question-routes.ts';
import { addVoteRoutes } from '../community/votes/add-vote-routes.ts';
import type { App } from '../server/app.ts';
import { cachePublicly } from '../server/cache-publicly.ts';
import { toResponseSchemas } from '../server/to-response-schemas.ts';
import type { VisitorDeps } from '../visitor/visitor-deps.ts';
import { addPlaylistRoutes } from './add-playlist-routes.ts';
import { addReelRoutes } from './add-reel-routes.ts';
import { addStoryRoutes } from './add-story-routes.ts';
import { addVideoRoutes } from './add-video-routes.ts';
import { addPostRoutes } from './posts/add-post-routes.ts';
import { addFeedRoutes } from './posts/feed/add-feed-routes.ts';

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
