import { photoSavedAnswer } from '@tractor-haat/api-client/contract';
import { refuse } from '../../../shared/refuse.ts';
import { DONE_SENTENCES } from '../../../shared/said/done-sentences.ts';
import { answers } from '../../server/answers.ts';
import type { App } from '../../server/app-type.ts';
import { refuseCut, UPLOAD_LIMIT_MS } from './multipart.ts';
import type { TakePhoto } from './take-photos.ts';

/** For pages with JavaScript: one photo per request, so that a weak connection loses one at most. */
export function addPhotoUpload(scope: App, takePhoto: TakePhoto): void {
  scope.post(
    '/api/used_photo_save',
    {
      handlerTimeout: UPLOAD_LIMIT_MS,
      schema: {
        summary: 'Uploads a photo of a used tractor (multipart, one file)',
        tags: ['used tractors'],
        consumes: ['multipart/form-data'],
        response: answers(photoSavedAnswer),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!request.isMultipart()) throw refuse('photo_missing', 'UNSUPPORTED_MEDIA_TYPE');
      const file = await request.file().catch(refuseCut);
      if (file === undefined) throw refuse('photo_missing');
      const data = await takePhoto(file, request.ip);
      return { success: true as const, message: DONE_SENTENCES.photo_kept.en, data };
    },
  );
}
