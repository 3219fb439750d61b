import { Readable } from 'node:stream';
import { RegistryError } from '@tractor-haat/registry';
import {
  appNameSchema,
  descriptionSchema,
  finishUpload,
  messages,
  receiveContent,
  startUpload,
  UPLOAD_LIMITS,
} from '@tractor-haat/registry/service';
import { z } from 'zod';
import { requireRights } from './add-authentication-hook.ts';
import type { App, AppDeps } from './app-deps.ts';

const appParams = z.object({ app: appNameSchema });
const uploadParams = z.object({ ...appParams.shape, id: z.string().regex(/^[0-9a-f]{32}$/) });
const contentParams = z.object({
  ...uploadParams.shape,
  sha384: z.string().regex(/^[0-9a-f]{96}$/),
});

const toIntegrity = (sha384: string) => `sha384-${Buffer.from(sha384, 'hex').toString('base64')}`;

/**
 * An upload takes three steps: announce the files, send those that are missing, publish. A client can repeat each
 * request after a lost response.
 */
export function addUploadRoutes(
  app: App,
  { store, registryDir, signingKey }: Pick<AppDeps, 'store' | 'registryDir' | 'signingKey'>,
) {
  // The body stays a stream that is never decompressed, so a decompression bomb has no effect.
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) =>
    done(null, payload),
  );
  app.post(
    '/apps/:app/uploads',
    {
      schema: {
        tags: ['publishing'],
        summary: 'Starts the upload of a build and lists the missing contents',
        params: appParams,
        body: descriptionSchema,
        response: { 200: messages.uploadResponse },
      },
    },
    async (request) => {
      const { app: name } = request.params;
      await requireRights(registryDir, request, { right: 'publish', app: name });
      const { id, missing } = await startUpload(store, name, request.body);
      return { id, missing: [...missing] };
    },
  );
  app.put(
    '/apps/:app/uploads/:id/contents/:sha384',
    {
      bodyLimit: UPLOAD_LIMITS.file_bytes,
      schema: {
        tags: ['publishing'],
        summary: 'Uploads a content (application/octet-stream) under its SHA-384 hash',
        params: contentParams,
        response: { 200: messages.contentResponse },
      },
    },
    async (request) => {
      const { app: name, id, sha384 } = request.params;
      await requireRights(registryDir, request, { right: 'publish', app: name });
      const { body } = request;
      if (!(body instanceof Readable))
        throw new RegistryError('A content must be sent as application/octet-stream.');
      const received = toIntegrity(sha384);
      await receiveContent({ store, app: name, id }, received, body);
      return { received };
    },
  );
  app.post(
    '/apps/:app/uploads/:id/publication',
    {
      schema: {
        tags: ['publishing'],
        summary: 'Publishes an upload as an immutable version',
        params: uploadParams,
        response: { 200: messages.publicationResponse },
      },
    },
    async (request) => {
      const { app: name, id } = request.params;
      await requireRights(registryDir, request, { right: 'publish', app: name });
      return finishUpload({ store, app: name, id }, signingKey);
    },
  );
}
