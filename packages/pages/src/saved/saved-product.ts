/** A product as the lists of saved products store it; `to` and `picture` are paths of this site. */
export interface SavedProduct {
  /** `<kind>:<id>`: `tractor:12`. */
  readonly key: string;
  readonly name: string;
  readonly slug: string;
  readonly to: string;
  /** Path of a small picture. */
  readonly picture: string;
}

const SITE_PATH = /^\/(?![/\\])[^\s\\]{0,500}$/;

/** True for an absolute path of this site; false for other origins and for `javascript:`. */
export const isSitePath = (value: unknown): value is string =>
  typeof value === 'string' && SITE_PATH.test(value);

/** Checks a value from browser storage, which extensions and older releases write too. */
export function isSavedProduct(value: unknown): value is SavedProduct {
  const { key, name, slug, to, picture } = Object(value) as Record<keyof SavedProduct, unknown>;
  return (
    [key, name, slug].every((text) => text && typeof text === 'string') &&
    /^[a-z0-9-]+$/.test(slug as string) &&
    [to, picture].every(isSitePath)
  );
}
