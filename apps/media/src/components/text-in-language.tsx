import type { LocalText } from '@tractor-haat/api-client';

/** A text of the API, marked with its language where that may not be the page's. */
export function TextInLanguage({ of }: { of: LocalText }) {
  return <span lang={of.language}>{of.text}</span>;
}
