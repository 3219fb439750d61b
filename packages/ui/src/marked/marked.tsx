import type { ReactNode } from 'react';

type MarkedProps = {
  /** A translated text; `part` renders the text between `<name>` and `</name>`. */
  text: string;
  part: (text: string) => ReactNode;
};

const PART = /^(.*?)<(\w+)>(.*)<\/\2>(.*)$/s;

/** A sentence with one rendered part, such as a link, whose position differs by language. */
export function Marked({ text, part }: MarkedProps) {
  const found = PART.exec(text);
  if (!found) return text;
  const [, before, , marked = '', after] = found;
  return (
    <>
      {before}
      {part(marked)}
      {after}
    </>
  );
}
