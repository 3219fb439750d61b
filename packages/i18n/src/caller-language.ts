import { splitAddress } from './address.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from './languages.ts';

/** What a request tells of who sends it. */
export interface Caller {
  /** What its `language` field says, whatever that is. */
  readonly language?: unknown;
  /** Its `Accept-Language`. */
  readonly accepts?: string | undefined;
  /** The address of the page that it comes from (`Referer`). */
  readonly from?: string | undefined;
}

/** The language to answer a caller in: as it says itself, as its browser wants, as its page is; else English. */
export function callerLanguage({ language, accepts = '', from = '' }: Caller): Language {
  if (isLanguage(language)) return language;
  const accepted = acceptedLanguage(accepts);
  if (accepted !== undefined) return accepted;
  return URL.canParse(from) ? splitAddress(new URL(from).pathname).language : DEFAULT_LANGUAGE;
}

/** The language of ours that the browser wants most: `mr` of `kok,mr-IN;q=0.9,en;q=0.8`. */
function acceptedLanguage(header: string): Language | undefined {
  const ranked = header.split(',').flatMap((part) => {
    const [tag = '', ...settings] = part.split(';').map((word) => word.trim());
    const language = tag.split('-')[0]?.toLowerCase();
    const quality = Number(settings.find((one) => one.startsWith('q='))?.slice(2) ?? 1);
    return isLanguage(language) && quality > 0 ? [{ language, quality }] : [];
  });
  return ranked.sort((one, other) => other.quality - one.quality)[0]?.language;
}
