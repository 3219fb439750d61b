import type { LocalText } from '@tractor-haat/api-client';

/** The text may be in another language than the page. */
export function TextInLanguage({ of }: { of: LocalText }) {
  return <span lang={of.language}>{of.text}</span>;
}
