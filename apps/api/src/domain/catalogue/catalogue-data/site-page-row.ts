import { z } from 'zod';
import { nonEmptyText, textInAllLanguages } from '../../../shared/content-rows/rows.ts';

const sitePath = z
  .string()
  .max(120)
  .regex(/^\/[a-z0-9/-]*(?:\?[a-z0-9=&-]+)?$/, 'must be a path of this site in lower case');

/** Search finds a page only by its names, so it needs a name in every language. */
export const sitePageRow = z.strictObject({ path: sitePath, name: textInAllLanguages });

export const searchTermsRow = z.strictObject({
  path: sitePath,
  words: z.array(nonEmptyText.max(80)).min(1).max(30),
});
