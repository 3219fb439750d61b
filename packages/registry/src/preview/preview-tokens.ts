import { z } from 'zod';
import { appNameSchema, versionSchema } from '../app-name-schema.ts';
import { countSchema, createPatternSchema, parseJson } from '../parse-json.ts';

const digestSchema = createPatternSchema(/^[0-9a-f]{96}$/, 'a hexadecimal digest');
export const previewPathSchema = createPatternSchema(/^\/([^/\\].*)?$/, 'a path of this site');

export const previewedVersionSchema = z.object({
  name: appNameSchema,
  version: versionSchema,
  digest: digestSchema,
});

/** A previewed version. The digest binds the link to the exact content. */
export type PreviewedVersion = z.infer<typeof previewedVersionSchema>;

const commonFields = { apps: z.array(previewedVersionSchema), until_ms: countSchema };

/**
 * Content of a link, which also contains the first path to open. `until_ms` is its expiry in milliseconds since the
 * epoch.
 */
const linkSchema = z.object({ ...commonFields, path: previewPathSchema });

const cookieSchema = z.object(commonFields);

export type PreviewLink = z.infer<typeof linkSchema>;
export type PreviewCookie = z.infer<typeof cookieSchema>;

export interface PreviewTokens {
  readonly link: PreviewLink;
  readonly cookie: PreviewCookie;
}

export type PreviewPurpose = keyof PreviewTokens;

/** A token is valid only for its purpose: the token of a link is rejected as a cookie. */
const schemas: { [Purpose in PreviewPurpose]: z.ZodType<PreviewTokens[Purpose]> } = {
  link: linkSchema,
  cookie: cookieSchema,
};

/** Validates the content of a token whose signature is verified. Throws a RegistryError if it is invalid. */
export const parsePreview = <Purpose extends PreviewPurpose>(
  purpose: Purpose,
  source: string,
): PreviewTokens[Purpose] => parseJson(source, schemas[purpose], `a preview's ${purpose}`);
