import { z } from 'zod';
import { isStorable } from './text.ts';

const MAX_URL_LENGTH = 2000;

/**
 * An absolute `https` or `http` URL without credentials. Use it for every URL that people enter and that a page links
 * to or the API requests, because it rejects `javascript:…`, `data:…` and `//host`.
 */
export const webUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address that begins with https:// or http://' })
  .max(MAX_URL_LENGTH)
  .regex(/^https?:\/\/[^\s@/\\]+(?:[/?#]\S*)?$/i, 'must be an address of the web')
  .refine(isStorable);

/** A `webUrl` with the protocol `https`. */
export const secureWebUrl = webUrl.refine(
  (address) => /^https:/i.test(address),
  'must begin with https://',
);

/** Source of a fact: a plain text, or an `https` or `http` URL. */
export const sourceText = z
  .string()
  .trim()
  .min(1)
  .refine(
    (text) => !URL_START_PATTERN.test(text) || /^https?:\/\//i.test(text),
    'must be words, or begin with https:// or http://',
  );

/** Matches a scheme or `//host`, including the invisible characters that browsers ignore before and in a scheme. */
const URL_START_PATTERN = /^[\s\p{Cc}\p{Cf}]*(?:[/\\]{2}|[a-z][a-z\d+.\-\p{Cc}\p{Cf}\s]*:)/iu;
