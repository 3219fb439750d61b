import { act, screen } from '@testing-library/react';
import {
  createErrorReply,
  fakeApi,
  idempotencyKey,
  PHOTO,
  type Reply,
  SAVE,
  savedReply,
} from '../testing/fake-api.ts';
import {
  addPhotos,
  createImage,
  createPhotoReply,
  fakeCanvas,
  readSizes,
} from '../testing/fake-photos.ts';
import { openForm, send, VALID_LISTING } from '../testing/open-form.tsx';

// Replaces IndexedDB, which jsdom does not have.
jest.mock('./draft-photo.ts', () => ({
  readPhotos: async () => [],
  writePhoto: async () => undefined,
}));

const FRONT = 'f'.repeat(22);
const BACK = 'b'.repeat(22);

beforeEach(fakeCanvas);
afterEach(() => jest.useRealTimers());

test('shows a message when an upload makes no progress for 15 seconds, and sends again on the next click', async () => {
  const api = fakeApi({
    [PHOTO]: [createPhotoReply(FRONT), new Promise<Reply>(() => undefined), createPhotoReply(BACK)],
    [SAVE]: [savedReply],
  });
  await openForm({ stored: VALID_LISTING });
  await addPhotos(createImage(1), createImage(2));
  jest.useFakeTimers();
  await send();
  await act(async () => void (await jest.advanceTimersByTimeAsync(14_999)));
  expect(screen.queryByRole('alert')).toBeNull();
  await act(async () => void (await jest.advanceTimersByTimeAsync(1)));
  jest.useRealTimers();
  expect(screen.getByRole('alert')).toHaveTextContent(/^The network stopped midway/);
  await send();
  expect(readSizes(api.listSent(PHOTO))).toEqual([1, 2, 2]);
  expect(api.listSent(SAVE)).toMatchObject([{ photos: `${FRONT},${BACK}` }]);
});

test('resends a photo with the same idempotency key if its response was lost', async () => {
  const api = fakeApi({
    [PHOTO]: ['unreached', createErrorReply(503), createPhotoReply(FRONT), createPhotoReply(BACK)],
    [SAVE]: [savedReply],
  });
  await openForm({ stored: VALID_LISTING });
  await addPhotos(createImage(1), createImage(2));
  for (let click = 0; click < 3; click += 1) await send();
  const keys = api.listSent(PHOTO).map((body) => body.idempotency_key);
  expect(readSizes(api.listSent(PHOTO))).toEqual([1, 1, 1, 2]);
  expect(keys).toEqual([idempotencyKey, keys[0], keys[0], idempotencyKey]);
  expect(keys[3]).not.toBe(keys[0]);
  expect(api.listSent(SAVE)).toMatchObject([{ photos: `${FRONT},${BACK}` }]);
});

test('uploads photos with a new idempotency key after the server has deleted them', async () => {
  const api = fakeApi({
    [PHOTO]: [createPhotoReply(FRONT), createPhotoReply(BACK)],
    [SAVE]: [createErrorReply(400, { faults: { photos: 'sell_photos_expired' } }), savedReply],
  });
  await openForm({ stored: VALID_LISTING });
  await addPhotos(createImage(1));
  await send();
  await send();
  const [first, second] = api.listSent(PHOTO).map((body) => body.idempotency_key);
  expect(second).not.toBe(first);
  expect(api.listSent(SAVE)).toMatchObject([{ photos: FRONT }, { photos: BACK }]);
});

test('shows a message for a request that stops midway, and does not upload the photo again', async () => {
  const stalled = Promise.reject(new DOMException('No answer', 'TimeoutError'));
  stalled.catch(() => undefined);
  const api = fakeApi({ [PHOTO]: [createPhotoReply(FRONT)], [SAVE]: [stalled, savedReply] });
  await openForm({ stored: VALID_LISTING });
  await addPhotos(createImage(1));
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent(/^The network stopped midway/);
  await send();
  expect(api.listSent(PHOTO)).toHaveLength(1);
  expect(api.listSent(SAVE)).toMatchObject([{ photos: FRONT }, { photos: FRONT }]);
});
