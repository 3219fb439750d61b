import {
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  type PictureFormat,
  type PictureWidth,
} from '@tractor-haat/api-client';

export type PictureFile = {
  kind: string;
  id: string;
  view: string;
  width: PictureWidth;
  format: PictureFormat;
  hash?: string | undefined;
};

const FILE_NAME_PATTERN =
  /^([a-z0-9]+(?:-[a-z0-9]+)*?)-(\d{2,4})(?:\.([0-9a-f]{8}))?\.([a-z]{3,4})$/;

/** `name` is `{view}-{width}.{hash}.{format}`. URLs of earlier releases have no hash. */
export function parsePictureFile(kind: string, id: string, name: string): PictureFile | null {
  const [, view = '', digits, hash, extension] = FILE_NAME_PATTERN.exec(name) ?? [];
  const width = PICTURE_WIDTHS.find((candidate) => String(candidate) === digits);
  const format = PICTURE_FORMATS.find((candidate) => candidate === extension);
  if (width === undefined || format === undefined) return null;
  return { kind, id, view, width, format, ...(hash && { hash }) };
}
