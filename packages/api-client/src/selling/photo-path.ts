/** Sizes in which the API stores a photo: `small` is 480 pixels wide, `large` at most 1280. */
export type PhotoSize = 'small' | 'large';

export const PHOTO_WIDTHS: Readonly<Record<PhotoSize, number>> = { small: 480, large: 1280 };

/** Returns the path of a photo. `photo` is its id. */
export const photoPath = (photo: string, size: PhotoSize): string =>
  `/img/photo/${photo}/${size}.webp`;
