import type { ReactNode } from 'react';

type MarkedProps = {
  /** A translated text; the part between `<name>` and `</name>` is made by `part`. */
  text: string;
  part: (words: string) => ReactNode;
};

const PART = /^(.*?)<(\w+)>(.*)<\/\2>(.*)$/s;

/** A sentence with one part that is more than words: a link, a number. Its place differs by language. */
export function Marked({ text, part }: MarkedProps) {
  const found = PART.exec(text);
  if (!found) return text;
  const [, before, , words = '', after] = found;
  return (
    <>
      {before}
      {part(words)}
      {after}
    </>
  );
}
