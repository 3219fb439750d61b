import type { VisitorDeps } from '../browser/visitor-deps.ts';
import { addCommentRoutes } from '../comments/routes.ts';
import { addPlaylistRoutes } from '../playlists/routes.ts';
import { addFeedRoutes } from '../posts/feed/routes.ts';
import { addPostRoutes } from '../posts/routes.ts';
import { addAskRoutes } from '../questions/ask-routes.ts';
import { addQuestionRoutes } from '../questions/routes.ts';
import { addReelRoutes } from '../reels/routes.ts';
import type { App } from '../server/app-type.ts';
import { addStoryRoutes } from '../stories/routes.ts';
import { addSubsidyRoutes } from '../subsidies/routes.ts';
import { addVideoRoutes } from '../videos/routes.ts';
import { addVoteRoutes } from '../votes/routes.ts';

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
