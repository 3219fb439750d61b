import type { PhotoSavedResponse } from '../contract/selling.contract.ts';
import type { CallOptions } from './get-json.ts';
import { postForm } from './post-form.ts';

/**
 * Uploads a photo with the timeout of `postForm`. A retry must pass the same `key`, or else the API stores the photo
 * twice if the first response was lost.
 */
export async function savePhoto(photo: Blob, key: string, options: CallOptions = {}) {
  const form = new FormData();
  // The API reads only fields that precede the file.
  form.set('idempotency_key', key);
  form.set('photo', photo, 'photo.jpg');
  return (await postForm<PhotoSavedResponse>('/api/used_photo_save', form, options)).data;
}
