import type { LocalText } from '@tractor-haat/api-client';

/** The text may be in another language than the page. */
export function TextInLanguage({ content }: { content: LocalText }) {
  return <span lang={content.language}>{content.text}</span>;
}
