import { PICTURE_FORMATS, PICTURE_WIDTHS } from '@tractor-haat/api-client';
import { type Language, localizePath } from '@tractor-haat/i18n';

export type CheckedLink = { href: string; isExternal: boolean } | { error: string };

/** `//host` is not a path but a URL of another site. */
const SITE_PATH_PATTERN = /^\/(?!\/)[^\s"<>\\]*$/;
const HTTPS_PATTERN = /^https:\/\//i;
const SCHEME_PATTERN = /^([a-z][a-z0-9+.-]*):/i;

/** Links lead to pages of this site or to https URLs. Other schemes can run code or mislead readers. */
export function checkLink(url: string, language: Language): CheckedLink {
  if (SITE_PATH_PATTERN.test(url)) {
    const [, path = '/', suffix = ''] = /^([^?#]*)(.*)$/.exec(url) ?? [];
    return { href: localizePath(language, path) + suffix, isExternal: false };
  }
  if (HTTPS_PATTERN.test(url) && URL.canParse(url)) {
    const { href, username, password } = new URL(url);
    // Readers would mistake the user part for the host, as in https://tractors.example@other.example/.
    if (username !== '' || password !== '')
      return { error: 'a link may have no "@" before its host' };
    return { href, isExternal: true };
  }
  const scheme = SCHEME_PATTERN.exec(url)?.[1];
  if (scheme !== undefined) return { error: `a link may not use "${scheme}:"` };
  return { error: `"${url}" is no address: a link is /a-page-of-this-site or https://…` };
}

const MAX_QUOTED_CHARACTERS = 60;
const MAX_PICTURE_WIDTH_PX = Math.max(...PICTURE_WIDTHS);
/** For example `/img/cover/tyre/wide-800.webp`. */
const PICTURE_PATH_PATTERN = new RegExp(
  `^/img/[a-z0-9-]+/[a-z0-9-]+/[a-z0-9-]+-(\\d+)\\.(?:${PICTURE_FORMATS.join('|')})$`,
);

/** Returns null for a picture of this site in an existing width, else the reason for the rejection. */
export function findPictureError(url: string): string | null {
  const [, digits] = PICTURE_PATH_PATTERN.exec(url) ?? [];
  if (digits === undefined) {
    return `"${url.slice(0, MAX_QUOTED_CHARACTERS)}" is not a picture of this site (/img/kind/id/view-width.webp)`;
  }
  const width = Number(digits);
  if (width > MAX_PICTURE_WIDTH_PX)
    return `the picture is ${width} px wide; ${MAX_PICTURE_WIDTH_PX} is the most`;
  if (!PICTURE_WIDTHS.some((allowedWidth) => allowedWidth === width)) {
    return `there is no picture of ${width} px: widths are ${PICTURE_WIDTHS.join(', ')}`;
  }
  return null;
}
