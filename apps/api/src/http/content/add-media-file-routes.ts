import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { MEDIA_PATH } from '../../domain/content/videos/media-path.ts';
import type { App } from '../server/app.ts';
import { IMMUTABLE_CACHE_CONTROL } from '../server/cache-publicly.ts';

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
