import { z } from 'zod';
import { appName, version } from '../app-name.ts';
import { count, matching, parseJson } from '../parse-json.ts';

const digest = matching(/^[0-9a-f]{96}$/, 'a hexadecimal digest');
export const previewPath = matching(/^\/([^/\\].*)?$/, 'a path of this site');

export const previewedSchema = z.object({ name: appName, version, digest });

/** A previewed version. The digest identifies its exact content. */
export type PreviewedVersion = z.infer<typeof previewedSchema>;

const common = { apps: z.array(previewedSchema), until_ms: count };

/** Content of a link: versions, target path and expiry. */
const linkSchema = z.object({ ...common, path: previewPath });

/** Content of a cookie. */
const cookieSchema = z.object(common);

export type PreviewLink = z.infer<typeof linkSchema>;
export type PreviewCookie = z.infer<typeof cookieSchema>;

export interface PreviewTokens {
  readonly link: PreviewLink;
  readonly cookie: PreviewCookie;
}

export type PreviewPurpose = keyof PreviewTokens;

/** Schemas by purpose. A token is valid only for its purpose: a link token is no cookie. */
const schemas: { [Purpose in PreviewPurpose]: z.ZodType<PreviewTokens[Purpose]> } = {
  link: linkSchema,
  cookie: cookieSchema,
};

/** Validates the content of a verified token. */
export const parsePreview = <Purpose extends PreviewPurpose>(
  purpose: Purpose,
  source: string,
): PreviewTokens[Purpose] => parseJson(source, schemas[purpose], `a preview's ${purpose}`);
