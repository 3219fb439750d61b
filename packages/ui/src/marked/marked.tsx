import type { ReactNode } from 'react';

type MarkedProps = {
  /** A translated text. `part` renders the text between `<name>` and `</name>`. */
  text: string;
  part: (text: string) => ReactNode;
};

const TAG_PATTERN = /^(.*?)<(\w+)>(.*)<\/\2>(.*)$/s;

/**
 * A text with one rendered part, such as a link, whose position differs by language.
 *
 * @example <Marked text={t('terms')} part={(text) => <a href="/terms-of-use">{text}</a>} />
 */
export function Marked({ text, part }: MarkedProps) {
  const match = TAG_PATTERN.exec(text);
  if (!match) return text;
  const [, before, , marked = '', after] = match;
  return (
    <>
      {before}
      {part(marked)}
      {after}
    </>
  );
}
