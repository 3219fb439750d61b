import type { MultipartFile } from '@fastify/multipart';
import { photoSavedResponse, photoSaveFields } from '@tractor-haat/api-client/contract';
import { createHttpError } from '../../../shared/create-http-error.ts';
import { createTranslatedError } from '../../../shared/create-translated-error.ts';
import { SUCCESS_MESSAGES } from '../../../shared/messages/success-messages.ts';
import type { App } from '../../server/app.ts';
import { toResponseSchemas } from '../../server/to-response-schemas.ts';
import type { CookieDeps } from '../../visitor/read-cookie.ts';
import { createClaimByKey } from '../../visitor/read-idempotency-claim.ts';
import { throwUploadError, UPLOAD_LIMIT_MS } from './accept-photos.ts';
import type { StorePhoto } from './create-photo-store.ts';

/** With JavaScript, each photo is uploaded separately, so that a lost connection costs one upload. */
export function addPhotoUploadRoute(scope: App, deps: CookieDeps, storePhoto: StorePhoto): void {
  scope.post(
    '/api/used_photo_save',
    {
      handlerTimeout: UPLOAD_LIMIT_MS,
      schema: {
        summary: 'Uploads a photo of a used tractor (multipart, one file)',
        tags: ['used tractors'],
        consumes: ['multipart/form-data'],
        response: toResponseSchemas(photoSavedResponse),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!request.isMultipart()) throw createHttpError('photo_missing', 'UNSUPPORTED_MEDIA_TYPE');
      const file = await request.file().catch(throwUploadError);
      if (file === undefined) throw createHttpError('photo_missing');
      const key = readIdempotencyKey(file);
      const data = await storePhoto(
        file,
        request.ip,
        key ? (content) => createClaimByKey(request, reply, deps, key, { content }) : undefined,
      );
      return { success: true as const, message: SUCCESS_MESSAGES.photo_saved.en, data };
    },
  );
}

function readIdempotencyKey({ fields, file }: MultipartFile): string | undefined {
  const { idempotency_key: field } = fields;
  const value = field && 'value' in field ? field.value : undefined;
  const parsed = photoSaveFields.safeParse({ idempotency_key: value });
  if (parsed.success) return parsed.data.idempotency_key;
  // A browser reads the response only after it has sent the whole body.
  file.resume();
  throw createTranslatedError('body_unreadable');
}
