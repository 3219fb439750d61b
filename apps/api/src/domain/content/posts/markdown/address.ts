import { PICTURE_FORMATS, PICTURE_WIDTHS } from '@tractor-haat/api-client';
import { localizePath, type Language } from '@tractor-haat/i18n';

/** The value for `href`, or the reason of a rejection. */
export type CheckedAddress = { href: string; outside: boolean } | { refused: string };

/** Links may point to a page of this site or to https; other schemes can run code or mislead. */
export function checkedLink(address: string, language: Language): CheckedAddress {
  if (/^\/(?!\/)[^\s"<>\\]*$/.test(address)) {
    const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(address) ?? [];
    return { href: localizePath(language, path) + rest, outside: false };
  }
  if (/^https:\/\//i.test(address) && URL.canParse(address)) {
    const { href, username, password } = new URL(address);
    // Readers take the user part for the host: https://tractors.example@other.example/
    if (username !== '' || password !== '')
      return { refused: 'a link may have no "@" before its host' };
    return { href, outside: true };
  }
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1];
  if (scheme !== undefined) return { refused: `a link may not use "${scheme}:"` };
  return { refused: `"${address}" is no address: a link is /a-page-of-this-site or https://…` };
}

const WIDEST = Math.max(...PICTURE_WIDTHS);
const PICTURE = new RegExp(
  `^/img/[a-z0-9-]+/[a-z0-9-]+/[a-z0-9-]+-(\\d+)\\.(?:${PICTURE_FORMATS.join('|')})$`,
);

/** Null if the picture is one of the site's own in an existing width, else the reason. */
export function pictureMistake(address: string): string | null {
  const [, digits] = PICTURE.exec(address) ?? [];
  if (digits === undefined) {
    return `"${address.slice(0, 60)}" is not a picture of this site (/img/kind/id/view-width.webp)`;
  }
  const width = Number(digits);
  if (width > WIDEST) return `the picture is ${width} px wide; ${WIDEST} is the most`;
  if (!PICTURE_WIDTHS.some((one) => one === width)) {
    return `there is no picture of ${width} px: widths are ${PICTURE_WIDTHS.join(', ')}`;
  }
  return null;
}
