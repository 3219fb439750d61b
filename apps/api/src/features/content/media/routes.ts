import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { endpoints } from '@tractor-haat/api-client/contract';
import type { Database } from '../../../core/database/database.ts';
import { toPageNumbers } from '../../../core/lists/to-page-numbers.ts';
import { createTranslatedError, requireExisting } from '../../../core/messages/http-error.ts';
import { type App, IMMUTABLE_CACHE_CONTROL } from '../../../core/server/app.ts';
import type { VisitorDeps } from '../../../core/visitor/read-cookie.ts';
import { addCommentRoutes } from '../../community/comments/routes.ts';
import { addQuestionFormRoutes, addQuestionRoutes } from '../../community/questions/routes.ts';
import { addVoteRoutes } from '../../community/votes/routes.ts';
import { addFeedRoutes, addPostRoutes } from '../posts/routes.ts';
import { createSubsidyReader } from './create-subsidy-reader.ts';
import { findReel, listReels } from './list-reels.ts';
import { findStory, listStories } from './list-stories.ts';
import {
  listPlaylists,
  listVideos,
  MEDIA_PATH,
  requireVideo,
  toPlaylistCard,
} from './list-videos.ts';

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
  app.endpoint(endpoints.listSubsidies, async ({ query: { language, state } }) => ({
    data: await readSubsidies(language, state),
  }));
}

function addVideoRoutes(app: App, db: Database): void {
  app.endpoint(endpoints.listVideos, async ({ query }) => ({ data: await listVideos(db, query) }));
  app.endpoint(endpoints.getVideo, async ({ params, query }) => ({
    data: await requireVideo(db, params.slug, query.language),
  }));
}

function addPlaylistRoutes(app: App, db: Database): void {
  app.endpoint(endpoints.listPlaylists, async ({ query }) => {
    const playlists = await listPlaylists(db, query.language);
    return { data: playlists.map(toPlaylistCard) };
  });
  app.endpoint(endpoints.getPlaylist, async ({ params, query }) => {
    const playlists = await listPlaylists(db, query.language);
    const data = playlists.find(({ slug }) => slug === params.slug);
    if (data === undefined) throw createTranslatedError('resource_missing', 'NOT_FOUND');
    return { data };
  });
}

function addReelRoutes(app: App, db: Database): void {
  app.endpoint(endpoints.listReels, async ({ query: { page, language } }) => {
    const { items, total } = await listReels(db, page, language);
    return { data: { items, ...toPageNumbers(total, page) } };
  });
  app.endpoint(endpoints.getReel, async ({ params, query }) => {
    const data = requireExisting(await findReel(db, params.slug, query.language));
    return { data };
  });
}

function addStoryRoutes(app: App, db: Database): void {
  app.endpoint(endpoints.listStories, async ({ query: { page, language } }) => {
    const { items, total } = await listStories(db, page, language);
    return { data: { items, ...toPageNumbers(total, page) } };
  });
  app.endpoint(endpoints.getStory, async ({ params, query: { language } }) => {
    const data = requireExisting(await findStory(db, params.slug, language));
    return { data };
  });
}

export async function addMediaFileRoutes(app: App, contentDir: string): Promise<void> {
  for (const folder of ['clips', 'reels']) {
    await app.register(fastifyStatic, {
      root: path.join(contentDir, 'media', folder),
      prefix: `${MEDIA_PATH}${folder}/`,
      decorateReply: false,
      allowedPath: (name) => /^\/\w[\w.-]*$/.test(name),
      index: false,
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: (reply) => reply.header('cache-control', IMMUTABLE_CACHE_CONTROL),
    });
  }
}
