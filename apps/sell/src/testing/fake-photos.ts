import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createOkReply } from './fake-api.ts';

export const createPhotoReply = (photo: string) =>
  createOkReply({ photo, width: 640, height: 480 });

export const createImage = (bytes: number, name = 'photo.jpg', mime = 'image/jpeg') =>
  new File(['x'.repeat(bytes)], name, { type: mime });

export async function addPhotos(...files: File[]) {
  // `accept` is a hint: a visitor can select any file.
  const user = userEvent.setup({ delay: null, applyAccept: false });
  await user.upload(screen.getByLabelText('Add photos'), files);
}

export const readSizes = (bodies: readonly Record<string, unknown>[]) =>
  bodies.map(({ photo }) => (photo as File).size);

/** jsdom cannot decode or encode pictures. */
export function fakeCanvas() {
  const drawn = new WeakMap<HTMLCanvasElement, number>();
  Object.assign(window, {
    async createImageBitmap(source: Blob & { name?: string }, options?: object) {
      if (source.name === 'old-browser.jpg' && options) throw new TypeError('no such option');
      if (/broken|heic/i.test(source.name ?? ''))
        throw new DOMException('broken', 'InvalidStateError');
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
}
