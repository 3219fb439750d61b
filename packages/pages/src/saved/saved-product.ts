/** A product in browser storage. `to` and `picture` are paths of this site. */
export interface SavedProduct {
  /** Kind and id, such as `tractor:12`. */
  readonly key: string;
  readonly name: string;
  readonly slug: string;
  readonly to: string;
  readonly picture: string;
}

const SITE_PATH = /^\/(?![/\\])[^\s\\]{0,500}$/;

/** True for an absolute path. False for a URL of another site, `//host` and `javascript:`. */
export const isSitePath = (value: unknown): value is string =>
  typeof value === 'string' && SITE_PATH.test(value);

/** Validates a value from browser storage, which extensions and older releases write too. */
export function isSavedProduct(value: unknown): value is SavedProduct {
  const { key, name, slug, to, picture } = Object(value) as Record<keyof SavedProduct, unknown>;
  return (
    [key, name, slug].every((text) => text && typeof text === 'string') &&
    /^[a-z0-9-]+$/.test(slug as string) &&
    [to, picture].every(isSitePath)
  );
}
