import { Readable } from 'node:stream';
import { RegistryError } from '@tractor-haat/registry';
import {
  appName,
  beginUpload,
  descriptionSchema,
  finishUpload,
  messages,
  receiveContent,
  UPLOAD_LIMITS,
} from '@tractor-haat/registry/service';
import { z } from 'zod';
import type { App, AppDeps } from './app-type.ts';
import { need } from './rights.ts';

const ofApp = z.object({ app: appName });
const upload = z.object({ ...ofApp.shape, id: z.string().regex(/^[0-9a-f]{32}$/) });
const content = z.object({ ...upload.shape, sha384: z.string().regex(/^[0-9a-f]{96}$/) });

const integrityOf = (sha384: string) => `sha384-${Buffer.from(sha384, 'hex').toString('base64')}`;

/** Routes of an upload in three steps, each of which can be repeated: announce, send missing contents, publish. */
export function addUploadRoutes(
  app: App,
  { store, registryDir, seal }: Pick<AppDeps, 'store' | 'registryDir' | 'seal'>,
) {
  // Contents are streamed to disk and never unpacked, so decompression bombs have no effect.
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) =>
    done(null, payload),
  );
  app.post(
    '/apps/:app/uploads',
    {
      schema: {
        tags: ['publishing'],
        summary: 'Starts the upload of a build and lists the missing contents',
        params: ofApp,
        body: descriptionSchema,
        response: { 200: messages.uploadAnswer },
      },
    },
    async (request) => {
      const { app: name } = request.params;
      await need(registryDir, request, { right: 'publish', app: name });
      const { id, missing } = await beginUpload(store, name, request.body);
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
        params: content,
        response: { 200: messages.contentAnswer },
      },
    },
    async (request) => {
      const { app: name, id, sha384 } = request.params;
      await need(registryDir, request, { right: 'publish', app: name });
      const { body } = request;
      if (!(body instanceof Readable))
        throw new RegistryError('A content is sent as application/octet-stream.');
      const received = integrityOf(sha384);
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
        params: upload,
        response: { 200: messages.publicationAnswer },
      },
    },
    async (request) => {
      const { app: name, id } = request.params;
      await need(registryDir, request, { right: 'publish', app: name });
      return finishUpload({ store, app: name, id }, seal);
    },
  );
}
