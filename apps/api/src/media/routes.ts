import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { App } from '../server/app-type.ts';
import { FOR_EVER } from '../server/caching.ts';
import { CLIPS } from './clips.ts';

/** Serves the clips with Range, so that a player can jump; a changed clip takes a new name. */
export async function addMediaRoutes(app: App, contentDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: path.join(contentDir, 'media/clips'),
    prefix: CLIPS,
    decorateReply: false,
    // Only files of this one folder; everything else is simply not there.
    allowedPath: (name) => /^\/\w[\w.-]*$/.test(name),
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', FOR_EVER),
  });
}
