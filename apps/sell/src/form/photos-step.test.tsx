import { act, fireEvent, screen } from '@testing-library/react';
import {
  createDeferred,
  createErrorReply,
  fakeApi,
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
import { isOpen, openForm, send, VALID_LISTING } from '../testing/open-form.tsx';

// Replaces IndexedDB, which jsdom does not have.
const mockStored = new Map<string, { id: string; blob: Blob }>();
let mockReading = Promise.resolve();
jest.mock('../photos/draft-photo.ts', () => ({
  readPhotos: () => mockReading.then(() => [...mockStored.values()]),
  writePhoto: async (photo: { id: string; blob: Blob }) => mockStored.set(photo.id, photo),
  removePhoto: async (id: string) => mockStored.delete(id),
  removePhotos: async () => mockStored.clear(),
}));

const FRONT = 'f'.repeat(22);
const BACK = 'b'.repeat(22);

beforeEach(() => {
  mockStored.clear();
  mockReading = Promise.resolve();
  fakeCanvas();
});

const listTiles = () =>
  screen.queryAllByLabelText(/^Photo \d$/).map((tile) => tile.getAttribute('aria-label'));
const removePhoto = (number: number) =>
  act(async () => fireEvent.click(screen.getByLabelText(`Remove photo ${number}`)));

test('uploads photos one by one, and sends their ids in the same order', async () => {
  const api = fakeApi({
    [PHOTO]: [createPhotoReply(FRONT), createPhotoReply(BACK)],
    [SAVE]: [savedReply],
  });
  await openForm({ stored: VALID_LISTING });
  await addPhotos(createImage(1), createImage(2));
  expect(listTiles()).toEqual(['Photo 1', 'Photo 2']);
  await send();
  expect(readSizes(api.listSent(PHOTO))).toEqual([1, 2]);
  expect(api.listSent(SAVE)).toMatchObject([{ photos: `${FRONT},${BACK}` }]);
});

test.each([
  ['is no picture', createImage(5, 'rc.pdf', 'application/pdf'), /This file is not a photo/],
  ['cannot be read', createImage(5, 'broken.jpg'), /This photo cannot be read/],
  ['cannot be read and has no type', createImage(5, 'broken.jpg', ''), /This photo cannot be read/],
  ['is HEIC', createImage(5, 'a.heic', 'image/heic'), /This phone saves photos as HEIC/],
  ['is HEIC without a type', createImage(5, 'A.HEIC', ''), /This phone saves photos as HEIC/],
  ['has too few pixels', createImage(5, 'tiny.jpg'), /This photo is too small/],
])('rejects a file that %s and adds the other files', async (_, file, message) => {
  fakeApi({});
  await openForm();
  await addPhotos(createImage(1), file, createImage(2));
  expect(listTiles()).toEqual(['Photo 1', 'Photo 2']);
  const input = screen.getByLabelText('Add photos');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription(message);
  await addPhotos(createImage(3));
  expect(input).toBeValid();
});

test('accepts eight photos, and shows the button again after one is removed', async () => {
  fakeApi({});
  await openForm();
  await addPhotos(...[1, 2, 3, 4, 5, 6, 7].map((bytes) => createImage(bytes)));
  await addPhotos(createImage(8), createImage(9));
  expect(listTiles()).toHaveLength(8);
  expect(screen.queryByLabelText('Add photos')).toBeNull();
  expect(screen.getByRole('alert')).toHaveTextContent('At most 8 photos can be added.');
  await removePhoto(1);
  expect(listTiles()).toHaveLength(7);
  expect(screen.getByLabelText('Add photos')).toBeValid();
});

test('adds photos without a type, also in browsers without the orientation option', async () => {
  fakeApi({});
  await openForm();
  await addPhotos(createImage(1, 'photo', ''), createImage(2, 'any', 'application/octet-stream'));
  await addPhotos(createImage(3, 'old-browser.jpg'));
  expect(listTiles()).toHaveLength(3);
});

test('limits restored photos and two simultaneous batches to eight photos', async () => {
  const reading = createDeferred<void>();
  mockReading = reading.promise;
  mockStored.set('0', { id: '0', blob: createImage(1) });
  fakeApi({});
  await openForm();
  const createBatch = (from: number) => [0, 1, 2, 3, 4].map((more) => createImage(from + more));
  const input = screen.getByLabelText('Add photos');
  await addPhotos(createImage(1));
  await act(async () => reading.resolve());
  expect(listTiles()).toEqual(['Photo 1', 'Photo 2']);
  await act(async () => {
    fireEvent.change(input, { target: { files: createBatch(10) } });
    fireEvent.change(input, { target: { files: createBatch(20) } });
  });
  expect(listTiles()).toHaveLength(8);
  expect(mockStored.size).toBe(8);
});

test('sends the listing only after all photos are compressed', async () => {
  const api = fakeApi({ [PHOTO]: [createPhotoReply(FRONT)], [SAVE]: [savedReply] });
  await openForm({ stored: VALID_LISTING });
  const decoding = createDeferred<object>();
  Object.assign(window, { createImageBitmap: () => decoding.promise });
  fireEvent.change(screen.getByLabelText('Add photos'), { target: { files: [createImage(1)] } });
  await send();
  expect(api.listSent(SAVE)).toEqual([]);
  await act(async () =>
    decoding.resolve({ bytes: 1, width: 640, height: 480, close: () => undefined }),
  );
  expect(api.listSent(SAVE)).toMatchObject([{ photos: FRONT }]);
});

test('omits a photo that was removed during its upload, also after a reload', async () => {
  const sending = createDeferred<Reply>();
  const api = fakeApi({ [PHOTO]: [sending.promise, createPhotoReply(BACK)], [SAVE]: [savedReply] });
  await openForm({ stored: VALID_LISTING });
  await addPhotos(createImage(1), createImage(2));
  await send();
  expect(screen.getByText('Photos').closest('[inert]')).not.toBeNull();
  await removePhoto(1);
  await act(async () => sending.resolve(createPhotoReply(FRONT)));
  expect(api.listSent(SAVE)).toMatchObject([{ photos: BACK }]);
  expect(mockStored.size).toBe(1);
});

test('shows the number of a photo that the server rejects until it is removed', async () => {
  const heavy = createErrorReply(413, { reason: 'photo_heavy' });
  const api = fakeApi({ [PHOTO]: [createPhotoReply(FRONT), heavy], [SAVE]: [savedReply] });
  await openForm({ stored: VALID_LISTING });
  await addPhotos(createImage(1), createImage(2));
  await send();
  expect(isOpen('Photos')).toBe(true);
  const alert = 'Photo 2: This photo is larger than 10 MB. Please choose a smaller one.';
  expect(screen.getByRole('alert')).toHaveTextContent(alert);
  await removePhoto(2);
  expect(screen.queryByRole('alert')).toBeNull();
  await send();
  expect(api.listSent(SAVE)).toMatchObject([{ photos: FRONT }]);
});

test('omits a removed photo and renumbers those after it', async () => {
  const api = fakeApi({
    [PHOTO]: [createPhotoReply(FRONT), createPhotoReply(BACK)],
    [SAVE]: [savedReply],
  });
  await openForm({ stored: VALID_LISTING });
  await addPhotos(createImage(1), createImage(2), createImage(3));
  await removePhoto(2);
  expect(listTiles()).toEqual(['Photo 1', 'Photo 2']);
  await send();
  expect(readSizes(api.listSent(PHOTO))).toEqual([1, 3]);
});

test('moves the focus from a removed photo to the next one, then to the add button', async () => {
  fakeApi({});
  await openForm();
  await addPhotos(...[1, 2, 3, 4, 5, 6, 7, 8].map((bytes) => createImage(bytes)));
  await removePhoto(2);
  expect(screen.getByLabelText('Remove photo 2')).toHaveFocus();
  await removePhoto(7);
  expect(screen.getByLabelText('Add photos')).toHaveFocus();
  for (const _ of [1, 2, 3, 4, 5]) await removePhoto(1);
  expect(screen.getByLabelText('Remove photo 1')).toHaveFocus();
  await removePhoto(1);
  expect(screen.getByLabelText('Add photos')).toHaveFocus();
});

test('uploads only the missing photo again after a network failure', async () => {
  const api = fakeApi({
    [PHOTO]: [createPhotoReply(FRONT), 'unreached', createPhotoReply(BACK)],
    [SAVE]: [savedReply],
  });
  await openForm({ stored: VALID_LISTING });
  await addPhotos(createImage(1), createImage(2));
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent(/^No network/);
  expect(listTiles()).toHaveLength(2);
  expect(api.listSent(SAVE)).toEqual([]);
  await send();
  expect(readSizes(api.listSent(PHOTO))).toEqual([1, 2, 2]);
  expect(api.listSent(SAVE)).toMatchObject([{ photos: `${FRONT},${BACK}` }]);
});

test('shows an error for photos that the server has deleted, and uploads them again', async () => {
  const deletedReply = createErrorReply(400, { faults: { photos: 'sell_photos_expired' } });
  const api = fakeApi({
    [PHOTO]: [createPhotoReply(FRONT), createPhotoReply(BACK)],
    [SAVE]: [deletedReply, savedReply],
  });
  await openForm({ stored: VALID_LISTING });
  await addPhotos(createImage(1));
  await send();
  expect(isOpen('Photos')).toBe(true);
  expect(screen.getByLabelText('Add photos')).toHaveAccessibleDescription(
    /Some photos are no longer here\. Please send again\./,
  );
  // The stored photo has no server id, so that a reload does not restore the id.
  expect([...mockStored.values()]).toEqual([expect.not.objectContaining({ sent: FRONT })]);
  await send();
  expect(readSizes(api.listSent(PHOTO))).toEqual([1, 1]);
  expect(api.listSent(SAVE)).toMatchObject([{ photos: FRONT }, { photos: BACK }]);
});

test('restores photos after a reload, and does not upload them again', async () => {
  const api = fakeApi({
    [PHOTO]: [createPhotoReply(FRONT), createPhotoReply(BACK)],
    [SAVE]: ['unreached', savedReply],
  });
  const { unmount } = await openForm({ stored: VALID_LISTING });
  await addPhotos(createImage(1), createImage(2), createImage(3));
  await removePhoto(3);
  await send();
  unmount();
  await openForm();
  expect(listTiles()).toEqual(['Photo 1', 'Photo 2']);
  await send();
  expect(readSizes(api.listSent(PHOTO))).toEqual([1, 2]);
  expect(api.listSent(SAVE)[1]).toMatchObject({ photos: `${FRONT},${BACK}` });
});

const openFormWithServerPhotos = () =>
  openForm({
    draft: {
      values: { ...VALID_LISTING, terms: 'on', photos: `${FRONT},${BACK}` },
      faults: {},
      verified: false,
    },
  });
const THIRD = 'c'.repeat(22);

test('counts photos of a native submit towards the limit and sends them with added photos', async () => {
  const api = fakeApi({ [PHOTO]: [createPhotoReply(THIRD)], [SAVE]: [savedReply] });
  await openFormWithServerPhotos();
  await addPhotos(...[1, 2, 3, 4, 5, 6, 7].map((bytes) => createImage(bytes)));
  expect(listTiles()).toHaveLength(6);
  for (const _ of [2, 3, 4, 5, 6]) await removePhoto(1);
  expect(screen.getByText('2 photos already saved.')).toBeInTheDocument();
  await send();
  expect(api.listSent(SAVE)).toMatchObject([{ photos: `${FRONT},${BACK},${THIRD}` }]);
});

test('limits photos of a native submit and of the device together to eight', async () => {
  for (const id of '1234567') mockStored.set(id, { id, blob: createImage(1) });
  const api = fakeApi({ [PHOTO]: [createPhotoReply(THIRD)], [SAVE]: [savedReply] });
  await openFormWithServerPhotos();
  await send();
  expect(isOpen('Photos')).toBe(true);
  expect(screen.getByRole('alert')).toHaveTextContent('At most 8 photos can be added.');
  await act(async () => fireEvent.click(screen.getByText('Remove them')));
  expect(screen.queryByLabelText('Add photos')).toHaveFocus();
  expect(screen.queryByText(/already saved/)).toBeNull();
  for (const _ of '234567') await removePhoto(1);
  await send();
  expect(api.listSent(SAVE)).toMatchObject([{ photos: THIRD }]);
});

test('sends the listing without photos of a native submit that were deleted', async () => {
  const deletedReply = createErrorReply(400, { faults: { photos: 'sell_photos_expired' } });
  const api = fakeApi({ [SAVE]: [deletedReply, savedReply] });
  await openFormWithServerPhotos();
  await send();
  await send();
  expect(api.listSent(SAVE)).toMatchObject([{ photos: `${FRONT},${BACK}` }, { photos: '' }]);
});
