import path from 'node:path';
import fastifyStatic from '@fastify/static';
import {
  playlistParams,
  playlistResponse,
  playlistsQuery,
  playlistsResponse,
  reelParams,
  reelQuery,
  reelResponse,
  reelsQuery,
  reelsResponse,
  storiesQuery,
  storiesResponse,
  storyParams,
  storyQuery,
  storyResponse,
  subsidiesQuery,
  subsidiesResponse,
  videoParams,
  videoQuery,
  videoResponse,
  videosQuery,
  videosResponse,
} from '@tractor-haat/api-client/contract';
import type { Database } from '../../../core/database/database.ts';
import { toPageNumbers } from '../../../core/lists/to-page-numbers.ts';
import { createTranslatedError, requireExisting } from '../../../core/messages/http-error.ts';
import {
  type App,
  cachePublicly,
  IMMUTABLE_CACHE_CONTROL,
  toResponseSchemas,
} from '../../../core/server/app.ts';
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

function addVideoRoutes(app: App, db: Database): void {
  app.get(
    '/api/v1/videos',
    {
      schema: {
        summary: 'Lists the videos by topic or brand, newest first, 24 a page',
        tags: ['videos'],
        querystring: videosQuery,
        response: toResponseSchemas(videosResponse),
      },
    },
    async ({ query }, reply) => {
      const data = await listVideos(db, query);
      cachePublicly(reply);
      return { data };
    },
  );
  app.get(
    '/api/v1/videos/:slug',
    {
      schema: {
        summary: 'Returns a video with similar videos',
        tags: ['videos'],
        params: videoParams,
        querystring: videoQuery,
        response: toResponseSchemas(videoResponse),
      },
    },
    async ({ params, query }, reply) => {
      const data = await requireVideo(db, params.slug, query.language);
      cachePublicly(reply);
      return { data };
    },
  );
}

function addPlaylistRoutes(app: App, db: Database): void {
  app.get(
    '/api/v1/playlists',
    {
      schema: {
        summary: 'Lists the playlists',
        tags: ['videos'],
        querystring: playlistsQuery,
        response: toResponseSchemas(playlistsResponse),
      },
    },
    async ({ query }, reply) => {
      const playlists = await listPlaylists(db, query.language);
      cachePublicly(reply);
      return { data: playlists.map(toPlaylistCard) };
    },
  );
  app.get(
    '/api/v1/playlists/:slug',
    {
      schema: {
        summary: 'Returns a playlist with its videos',
        tags: ['videos'],
        params: playlistParams,
        querystring: playlistsQuery,
        response: toResponseSchemas(playlistResponse),
      },
    },
    async ({ params, query }, reply) => {
      const playlists = await listPlaylists(db, query.language);
      const data = playlists.find(({ slug }) => slug === params.slug);
      if (data === undefined) throw createTranslatedError('resource_missing', 'NOT_FOUND');
      cachePublicly(reply);
      return { data };
    },
  );
}

function addReelRoutes(app: App, db: Database): void {
  app.get(
    '/api/v1/reels',
    {
      schema: {
        summary: 'Lists the reels, newest first, 24 a page',
        tags: ['videos'],
        querystring: reelsQuery,
        response: toResponseSchemas(reelsResponse),
      },
    },
    async ({ query: { page, language } }, reply) => {
      const { items, total } = await listReels(db, page, language);
      cachePublicly(reply);
      return { data: { items, ...toPageNumbers(total, page) } };
    },
  );
  app.get(
    '/api/v1/reels/:slug',
    {
      schema: {
        summary: 'Returns a reel',
        tags: ['videos'],
        params: reelParams,
        querystring: reelQuery,
        response: toResponseSchemas(reelResponse),
      },
    },
    async ({ params, query }, reply) => {
      const data = requireExisting(await findReel(db, params.slug, query.language));
      cachePublicly(reply);
      return { data };
    },
  );
}

function addStoryRoutes(app: App, db: Database): void {
  app.get(
    '/api/v1/stories',
    {
      schema: {
        summary: 'Lists the web stories, newest first, 24 a page',
        tags: ['stories'],
        querystring: storiesQuery,
        response: toResponseSchemas(storiesResponse),
      },
    },
    async ({ query: { page, language } }, reply) => {
      const { items, total } = await listStories(db, page, language);
      cachePublicly(reply);
      return { data: { items, ...toPageNumbers(total, page) } };
    },
  );
  app.get(
    '/api/v1/stories/:slug',
    {
      schema: {
        summary: 'Returns a web story with its slides and the next story',
        tags: ['stories'],
        params: storyParams,
        querystring: storyQuery,
        response: toResponseSchemas(storyResponse),
      },
    },
    async ({ params, query: { language } }, reply) => {
      const data = requireExisting(await findStory(db, params.slug, language));
      cachePublicly(reply);
      return { data };
    },
  );
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
