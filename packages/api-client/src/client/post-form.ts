import { type CallOptions, sendRequest } from './get-json.ts';

/**
 * Sends a multipart form from a browser. Throws `ApiError` for every failure. The upload times out after 15 seconds
 * without progress. It is sent by `XMLHttpRequest`, because `fetch` reports no upload progress.
 *
 * @example
 * const form = new FormData();
 * form.set('photo', photo, 'photo.jpg');
 * const { data } = await postForm<PhotoSavedResponse>('/api/used_photo_save', form);
 */
export async function postForm<T>(
  path: string,
  form: FormData,
  options: CallOptions = {},
): Promise<T> {
  const response = sendRequest(options, (base, signal, restartTimeout) => {
    const request = new XMLHttpRequest();
    return new Promise((resolve, reject) => {
      request.open('POST', base + path);
      request.setRequestHeader('accept', 'application/json');
      request.upload.onprogress = restartTimeout;
      request.onprogress = restartTimeout;
      request.onerror = () => reject(new TypeError('The upload failed'));
      request.onload = () =>
        resolve({
          status: request.status,
          text: request.responseText,
          retryAfter: request.getResponseHeader('retry-after'),
        });
      // `sendRequest` rejects after an abort, so this promise may stay pending.
      signal.addEventListener('abort', () => request.abort());
      request.send(form);
    });
  });
  return (await response) as T;
}
