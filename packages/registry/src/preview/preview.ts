import { appName, version } from '../names.ts';
import { count, list, matching, object, parseJson, type Shape } from '../shape.ts';

const digest = matching(/^[0-9a-f]{96}$/, 'a digest in hex');
const path = matching(/^\/([^/\\].*)?$/, 'a path of this site');

const previewedShape = object({ name: appName, version, digest });

/** One version that a visitor previews: exactly this content of this app, never an address. */
export type Previewed = ReturnType<typeof previewedShape>;

const common = { apps: list(previewedShape), until_ms: count };

/** What a link carries: whom it shows, where it leads, and until when it may be opened. */
const linkShape = object({ ...common, path });

/** What a visitor's cookie carries. */
const cookieShape = object(common);

export type PreviewLink = ReturnType<typeof linkShape>;
export type PreviewCookie = ReturnType<typeof cookieShape>;

/** Each kind is signed for its own purpose: a link can never be used as a cookie. */
const shapes = { link: linkShape, cookie: cookieShape } satisfies Record<string, Shape<unknown>>;

export interface PreviewTokens {
  readonly link: PreviewLink;
  readonly cookie: PreviewCookie;
}

export type PreviewPurpose = keyof PreviewTokens;

/** Checks a token's content, whose signature is known to be right. */
export const parsePreview = <Purpose extends PreviewPurpose>(purpose: Purpose, source: string) =>
  parseJson(source, shapes[purpose] as Shape<PreviewTokens[Purpose]>, `a preview's ${purpose}`);
