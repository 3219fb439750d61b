import { DEFAULT_LANGUAGE, isLanguage, type Language } from './languages.ts';
import { parseLocalizedPath } from './localized-path.ts';

export interface Caller {
  /** Value of the field `language` in the request, which may be of any type. */
  readonly language?: unknown;
  /** Header `Accept-Language`. */
  readonly accepts?: string | undefined;
  /** Header `Referer`. */
  readonly from?: string | undefined;
}

/**
 * Selects the language of a response: `language` if it is supported, or else the first supported language in
 * `Accept-Language`, the language of the referring page, or English.
 *
 * @example
 * callerLanguage({ language: body.language, accepts: request.headers['accept-language'] })
 */
export function callerLanguage({ language, accepts = '', from = '' }: Caller): Language {
  if (isLanguage(language)) return language;
  const accepted = acceptedLanguage(accepts);
  if (accepted !== undefined) return accepted;
  return URL.canParse(from)
    ? parseLocalizedPath(new URL(from).pathname).language
    : DEFAULT_LANGUAGE;
}

/** Returns the supported language with the highest weight: `mr` for `kok,mr-IN;q=0.9,en;q=0.8`. */
function acceptedLanguage(header: string): Language | undefined {
  const ranked = header.split(',').flatMap((part) => {
    const [tag = '', ...settings] = part.split(';').map((value) => value.trim());
    const language = tag.split('-')[0]?.toLowerCase();
    const quality = Number(settings.find((setting) => setting.startsWith('q='))?.slice(2) ?? 1);
    return isLanguage(language) && quality > 0 ? [{ language, quality }] : [];
  });
  return ranked.sort((a, b) => b.quality - a.quality)[0]?.language;
}
