import type { VisitorDeps } from '../browser/visitor-deps.ts';
import { addCommentRoutes } from '../community/comment-routes.ts';
import { addAskRoutes } from '../community/questions/ask-routes.ts';
import { addQuestionRoutes } from '../community/questions/routes.ts';
import { addVoteRoutes } from '../community/votes/routes.ts';
import type { App } from '../server/app-type.ts';
import { addPlaylistRoutes } from './playlist-routes.ts';
import { addFeedRoutes } from './posts/feed/routes.ts';
import { addPostRoutes } from './posts/routes.ts';
import { addReelRoutes } from './reel-routes.ts';
import { addStoryRoutes } from './story-routes.ts';
import { addSubsidyRoutes } from './subsidy-routes.ts';
import { addVideoRoutes } from './video-routes.ts';

/** All routes of the media remote's pages. `origin` is the site's, for feeds. */
export function addMediaSection(app: App, deps: VisitorDeps, origin: string): void {
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
  addAskRoutes(app, deps);
  addVoteRoutes(app, deps);
}
