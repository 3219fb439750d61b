import { z } from 'zod';
import { isStorable } from './text.ts';

const MAX_LETTERS = 2000;

/**
 * An absolute address of the web, `https` or `http`, without user name and password. Every address that somebody types and
 * a page shows as a link, or the API sends to, has this type. `javascript:`, `data:`, `//host` and the like are refused.
 */
export const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address that begins with https:// or http://' })
  .max(MAX_LETTERS)
  .regex(/^https?:\/\/[^\s@/\\]+(?:[/?#]\S*)?$/i, 'must be an address of the web')
  .refine(isStorable);

/** The same, `https` alone. */
export const secureWebAddress = webAddress.refine(
  (address) => /^https:/i.test(address),
  'must begin with https://',
);

/** Where a fact comes from: words, or an address of the web. */
export const sourceText = z
  .string()
  .trim()
  .min(1)
  .refine(
    (text) => !LIKE_AN_ADDRESS.test(text) || /^https?:\/\//i.test(text),
    'must be words, or begin with https:// or http://',
  );

/** Begins with a scheme, or with a host alone, as a browser reads it: invisible letters are left out. */
const LIKE_AN_ADDRESS = /^[\s\p{Cc}\p{Cf}]*(?:[/\\]{2}|[a-z][a-z\d+.\-\p{Cc}\p{Cf}\s]*:)/iu;
