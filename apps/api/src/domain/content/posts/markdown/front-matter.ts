import type { Mistakes } from './mistakes.ts';

/** A field of the front matter and its line. */
export type Field = { value: string; line: number };

export type FrontMatter = {
  fields: ReadonlyMap<string, Field>;
  /** The lines after the front matter; the first one is line `bodyStart` of the file. */
  body: readonly string[];
  bodyStart: number;
};

const FIELD = /^([a-z_]+):[ \t]*(.*)$/;

/** Splits a file into `key: value` lines between two `---` and the text after them. */
export function readFrontMatter(text: string, mistake: Mistakes): FrontMatter {
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/);
  const fields = new Map<string, Field>();
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : -1;
  if (end === -1) {
    mistake(
      1,
      'front matter is missing: the file must begin with --- and fields up to another ---',
    );
    return { fields, body: [], bodyStart: 1 };
  }
  for (let at = 1; at < end; at++) {
    const text = lines[at] ?? '';
    if (text.trim() === '') continue;
    const [, name, value] = FIELD.exec(text) ?? [];
    if (name === undefined || value === undefined) {
      mistake(at + 1, `front matter: "${text.slice(0, 60)}" is not "field: value"`);
    } else if (fields.has(name)) {
      mistake(at + 1, `front matter: ${name} is given twice`);
    } else {
      fields.set(name, { value: value.trim(), line: at + 1 });
    }
  }
  return { fields, body: lines.slice(end + 1), bodyStart: end + 2 };
}
