import { endpoints } from '@tractor-haat/api-client/contract';
import type { Logger } from 'pino';
import { hasCurrentHash } from '../../../core/files/add-picture-hash.ts';
import { createTranslatedError } from '../../../core/messages/http-error.ts';
import { type App, IMMUTABLE_CACHE_CONTROL } from '../../../core/server/app.ts';
import { createDrawingPlan, readContentPictures } from './create-drawing-plan.ts';
import {
  createPictureFinder,
  type PictureFinder,
  parsePictureFile,
  RequestedDrawings,
  selectEncoding,
} from './create-picture-finder.ts';

/** An SVG is served until the file is drawn, so caches must request it again soon. */
const PLACEHOLDER_CACHE = 'public, max-age=60';

/** Cached pages may contain the URL of an earlier drawing. */
const OLD_URL_CACHE = 'public, max-age=300';

/** Browsers run the scripts of an SVG that is opened directly. */
const SVG_SECURITY_POLICY = "default-src 'none'";

export function addPictureRoutes(app: App, findPicture: PictureFinder): void {
  app.endpoint(endpoints.getPicture, async ({ params, headers }, reply) => {
    const file = parsePictureFile(params.kind, params.id, params.file);
    if (file === null) throw createTranslatedError('resource_missing', 'NOT_FOUND');
    const picture = await findPicture(file, selectEncoding(headers['accept-encoding']));
    if (picture === null) throw createTranslatedError('resource_missing', 'NOT_FOUND');
    const { etag, isFinal, encoding, type, bytes } = picture;
    const caching = hasCurrentHash(file) ? IMMUTABLE_CACHE_CONTROL : OLD_URL_CACHE;
    reply.headers({ etag, 'cache-control': isFinal ? caching : PLACEHOLDER_CACHE });
    if (!isFinal) reply.header('vary', 'accept-encoding');
    if (headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    if (encoding) reply.header('content-encoding', encoding);
    if (!isFinal) reply.header('content-security-policy', SVG_SECURITY_POLICY);
    return reply.type(type).send(bytes);
  });
}

/** Draws a requested picture that no file has yet, unless the settings switch that off. */
export function createRequestedPictureFinder(
  app: App,
  config: { contentDir: string; drawingsDir: string; drawOnRequest: boolean },
  logger: Logger,
): PictureFinder {
  const { drawingsDir: folder, contentDir, drawOnRequest } = config;
  const logReadError = (err: unknown) => logger.warn({ err }, 'drawn pictures cannot be read');
  if (!drawOnRequest) return createPictureFinder({ folder, onFilesFailed: logReadError });
  const drawings = new RequestedDrawings({
    folder,
    listPlanned: () => Object.values(createDrawingPlan(readContentPictures(contentDir))).flat(),
    onDrawingFailed: (err) => logger.warn({ err }, 'a requested picture cannot be drawn'),
  });
  app.addHook('onClose', () => drawings.stop());
  return createPictureFinder({
    folder,
    onFilesFailed: logReadError,
    onFileMissing: (file) => drawings.request(file),
  });
}
