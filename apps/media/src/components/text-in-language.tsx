import type { LocalText } from '@tractor-haat/api-client';

/** API text with a `lang` attribute if its language may differ from the page's. */
export function TextInLanguage({ of }: { of: LocalText }) {
  return <span lang={of.language}>{of.text}</span>;
}
