import { DEFAULT_LANGUAGE, isLanguage, type Language } from './languages.ts';
import { parseLocalizedPath } from './localized-path.ts';

/** Language hints of a request. */
export interface Caller {
  /** Value of its `language` field, not validated. */
  readonly language?: unknown;
  /** `Accept-Language` header. */
  readonly accepts?: string | undefined;
  /** `Referer` header. */
  readonly from?: string | undefined;
}

/**
 * Selects the response language: the `language` field, else the browser's preference, else the language of the referring
 * page, else English.
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

/** Preferred supported language of an `Accept-Language` header: `mr` for `kok,mr-IN;q=0.9,en;q=0.8`. */
function acceptedLanguage(header: string): Language | undefined {
  const ranked = header.split(',').flatMap((part) => {
    const [tag = '', ...settings] = part.split(';').map((value) => value.trim());
    const language = tag.split('-')[0]?.toLowerCase();
    const quality = Number(settings.find((setting) => setting.startsWith('q='))?.slice(2) ?? 1);
    return isLanguage(language) && quality > 0 ? [{ language, quality }] : [];
  });
  return ranked.sort((a, b) => b.quality - a.quality)[0]?.language;
}
