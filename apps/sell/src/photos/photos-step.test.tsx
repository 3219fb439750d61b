import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, ok, PHOTO, refused, SAVE, saved } from '../testing/fake-api.ts';
import { isOpen, openForm, send, VALID_LISTING } from '../testing/open-form.tsx';

// Stands in for IndexedDB, which jsdom does not have.
const mockStored = new Map<string, { id: string }>();
jest.mock('./photo-store.ts', () => ({
  readPhotos: async () => [...mockStored.values()],
  writePhoto: async (photo: { id: string }) => mockStored.set(photo.id, photo),
  removePhoto: async (id: string) => mockStored.delete(id),
  removePhotos: async () => mockStored.clear(),
}));

const FRONT = 'f'.repeat(22);
const BACK = 'b'.repeat(22);
const sentPhoto = (photo: string) => ok({ photo, width: 640, height: 480 });

/** A file of so many bytes; its bytes tell photos apart. */
const image = (bytes: number, name = 'photo.jpg', mime = 'image/jpeg') =>
  new File(['x'.repeat(bytes)], name, { type: mime });

beforeEach(() => {
  mockStored.clear();
  const drawn = new WeakMap<HTMLCanvasElement, number>();
  Object.assign(window, {
    async createImageBitmap(source: Blob & { name?: string }) {
      if (source.name === 'broken.jpg') throw new DOMException('broken', 'InvalidStateError');
      const width = source.name === 'tiny.jpg' ? 199 : 640;
      return { bytes: source.size, width, height: 480, close: () => undefined };
    },
  });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (
    this: HTMLCanvasElement,
  ) {
    const drawImage = ({ bytes }: { bytes: number }) => drawn.set(this, bytes);
    return { fillRect: () => undefined, drawImage } as never;
  });
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    callback,
  ) {
    callback(new Blob(['x'.repeat(drawn.get(this) ?? 0)], { type: 'image/jpeg' }));
  });
});

async function add(...files: File[]) {
  // Any file can reach the input: `accept` is a hint to the browser's dialog.
  const user = userEvent.setup({ delay: null, applyAccept: false });
  await user.upload(screen.getByLabelText('Add photos'), files);
}
const tiles = () =>
  screen.queryAllByLabelText(/^Photo \d$/).map((tile) => tile.getAttribute('aria-label'));
const remove = (number: number) =>
  act(async () => fireEvent.click(screen.getByLabelText(`Remove photo ${number}`)));
const sizes = (bodies: readonly Record<string, unknown>[]) =>
  bodies.map(({ photo }) => (photo as File).size);

test('photos are sent one by one in their order, and the listing names them in it', async () => {
  const api = fakeApi({ [PHOTO]: [sentPhoto(FRONT), sentPhoto(BACK)], [SAVE]: [saved] });
  await openForm({ stored: VALID_LISTING });
  await add(image(1), image(2));
  expect(tiles()).toEqual(['Photo 1', 'Photo 2']);
  await send();
  expect(sizes(api.to(PHOTO))).toEqual([1, 2]);
  expect(api.to(SAVE)).toMatchObject([{ photos: `${FRONT},${BACK}` }]);
});

test.each([
  ['is no picture', image(5, 'rc.pdf', 'application/pdf'), /This is no photo/],
  ['cannot be read', image(5, 'broken.jpg'), /This photo cannot be read/],
  ['has too few pixels', image(5, 'tiny.jpg'), /This photo is too small/],
])(
  'a file that %s is refused beside the button; the others are added',
  async (_, file, sentence) => {
    fakeApi({});
    await openForm();
    await add(image(1), file, image(2));
    expect(tiles()).toEqual(['Photo 1', 'Photo 2']);
    const input = screen.getByLabelText('Add photos');
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription(sentence);
    await add(image(3));
    expect(input).toBeValid();
  },
);

test('eight photos can be added; the button comes back when one is removed', async () => {
  fakeApi({});
  await openForm();
  await add(...[1, 2, 3, 4, 5, 6, 7].map((bytes) => image(bytes)));
  await add(image(8), image(9));
  expect(tiles()).toHaveLength(8);
  expect(screen.queryByLabelText('Add photos')).toBeNull();
  await remove(1);
  expect(tiles()).toHaveLength(7);
  expect(screen.getByLabelText('Add photos')).toBeInTheDocument();
});

test('a removed photo is not sent; those after it move up', async () => {
  const api = fakeApi({ [PHOTO]: [sentPhoto(FRONT), sentPhoto(BACK)], [SAVE]: [saved] });
  await openForm({ stored: VALID_LISTING });
  await add(image(1), image(2), image(3));
  await remove(2);
  expect(tiles()).toEqual(['Photo 1', 'Photo 2']);
  await send();
  expect(sizes(api.to(PHOTO))).toEqual([1, 3]);
});

test('when the network ends between two photos, the next press sends the second only', async () => {
  const api = fakeApi({
    [PHOTO]: [sentPhoto(FRONT), 'unreached', sentPhoto(BACK)],
    [SAVE]: [saved],
  });
  await openForm({ stored: VALID_LISTING });
  await add(image(1), image(2));
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent(/^No network/);
  expect(tiles()).toHaveLength(2);
  expect(api.to(SAVE)).toEqual([]);
  await send();
  expect(sizes(api.to(PHOTO))).toEqual([1, 2, 2]);
  expect(api.to(SAVE)).toMatchObject([{ photos: `${FRONT},${BACK}` }]);
});

test('photos that the server has lost are named, and sent again', async () => {
  const lost = refused(400, { faults: { photos: 'sell_photos_gone' } });
  const api = fakeApi({ [PHOTO]: [sentPhoto(FRONT), sentPhoto(BACK)], [SAVE]: [lost, saved] });
  await openForm({ stored: VALID_LISTING });
  await add(image(1));
  await send();
  expect(isOpen('Photos')).toBe(true);
  expect(screen.getByLabelText('Add photos')).toHaveAccessibleDescription(
    /Some photos are no longer here\. Please send again\./,
  );
  await send();
  expect(sizes(api.to(PHOTO))).toEqual([1, 1]);
  expect(api.to(SAVE)).toMatchObject([{ photos: FRONT }, { photos: BACK }]);
});

test('photos come back after a reload, and those that were sent are not sent again', async () => {
  const api = fakeApi({
    [PHOTO]: [sentPhoto(FRONT), sentPhoto(BACK)],
    [SAVE]: ['unreached', saved],
  });
  const { unmount } = await openForm({ stored: VALID_LISTING });
  await add(image(1), image(2), image(3));
  await remove(3);
  await send();
  unmount();
  await openForm();
  expect(tiles()).toEqual(['Photo 1', 'Photo 2']);
  await send();
  expect(sizes(api.to(PHOTO))).toEqual([1, 2]);
  expect(api.to(SAVE)[1]).toMatchObject({ photos: `${FRONT},${BACK}` });
});

test('photos that came with a plain form are counted and stay with the listing', async () => {
  const api = fakeApi({ [SAVE]: [saved] });
  const values = { ...VALID_LISTING, terms: 'on', photos: `${FRONT},${BACK}` };
  await openForm({ draft: { values, faults: {}, verified: false } });
  expect(screen.getByText('2 photos are kept already.')).toBeInTheDocument();
  await send();
  expect(api.to(SAVE)).toMatchObject([{ photos: `${FRONT},${BACK}` }]);
});
