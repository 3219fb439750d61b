import { type CallOptions, call } from './get-json.ts';

/**
 * POST a multipart form from a browser. The upload may take as long as bytes move: it fails after 15 s without
 * progress, counted again from the last byte sent. `fetch` reports no progress, so this uses `XMLHttpRequest`; only
 * apps that upload contain it. Throws `ApiError` for every failure; `isTimeout` if nothing moved.
 *
 * @example
 * const form = new FormData();
 * form.set('photo', photo, 'photo.jpg');
 * const { data } = await postForm<PhotoSavedAnswer>('/api/used_photo_save', form);
 */
export async function postForm<T>(
  path: string,
  form: FormData,
  options: CallOptions = {},
): Promise<T> {
  const response = call(options, (base, signal, extend) => {
    const request = new XMLHttpRequest();
    return new Promise((resolve, reject) => {
      request.open('POST', base + path);
      request.setRequestHeader('accept', 'application/json');
      request.upload.onprogress = extend;
      request.onprogress = extend;
      request.onerror = () => reject(new TypeError('The upload failed'));
      request.onload = () =>
        resolve({
          status: request.status,
          text: request.responseText,
          retryAfter: request.getResponseHeader('retry-after'),
        });
      // After an abort `call` has rejected already.
      signal.addEventListener('abort', () => request.abort());
      request.send(form);
    });
  });
  return (await response) as T;
}
