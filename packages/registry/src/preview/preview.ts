import { z } from 'zod';
import { appName, version } from '../names.ts';
import { count, matching, parseJson } from '../schema.ts';

const digest = matching(/^[0-9a-f]{96}$/, 'a digest in hex');
export const previewPath = matching(/^\/([^/\\].*)?$/, 'a path of this site');

export const previewedSchema = z.object({ name: appName, version, digest });

/** One version that a visitor previews: exactly this content of this app, never an address. */
export type Previewed = z.infer<typeof previewedSchema>;

const common = { apps: z.array(previewedSchema), until_ms: count };

/** What a link carries: whom it shows, where it leads, and until when it may be opened. */
const linkSchema = z.object({ ...common, path: previewPath });

/** What a visitor's cookie carries. */
const cookieSchema = z.object(common);

export type PreviewLink = z.infer<typeof linkSchema>;
export type PreviewCookie = z.infer<typeof cookieSchema>;

export interface PreviewTokens {
  readonly link: PreviewLink;
  readonly cookie: PreviewCookie;
}

export type PreviewPurpose = keyof PreviewTokens;

/** Each kind is signed for its own purpose: a link can never be used as a cookie. */
const schemas: { [Purpose in PreviewPurpose]: z.ZodType<PreviewTokens[Purpose]> } = {
  link: linkSchema,
  cookie: cookieSchema,
};

/** Checks a token's content, whose signature is known to be right. */
export const parsePreview = <Purpose extends PreviewPurpose>(
  purpose: Purpose,
  source: string,
): PreviewTokens[Purpose] => parseJson(source, schemas[purpose], `a preview's ${purpose}`);
