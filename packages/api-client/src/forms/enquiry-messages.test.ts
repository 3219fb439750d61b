import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Matches a table row of docs/messages.md with two cells. */
const ROW = /^\|\s+(.+?)\s+\|\s+(.+?)\s+\|$/;
const HEAD = ['Sentence', 'When it is said'];

/** Rows of each section of docs/messages.md, by lower-case section title. */
function partsOfPage(): Record<string, Record<string, string>> {
  const parts: Record<string, Record<string, string>> = {};
  for (const part of read('docs/messages.md').split(/^## /m).slice(1)) {
    const [name = '', ...lines] = part.split('\n');
    const rows = lines.flatMap((line) => {
      const [, sentence = '', when = ''] = ROW.exec(line) ?? [];
      return sentence === '' || sentence === HEAD[0] || /^-+$/.test(sentence)
        ? []
        : [[sentence, when] as const];
    });
    parts[name.toLowerCase()] = Object.fromEntries(rows);
  }
  return parts;
}

/** Sections 5 and 8 of the specification; a test produces each listed message. */
const listed: Record<string, Record<string, string>> = JSON.parse(
  read('content/rules/messages.json'),
);

test.each(Object.entries(listed))(
  'docs/messages.md has the same messages for %s as the code',
  (part, rows) => {
    expect(partsOfPage()[part]).toEqual(rows);
  },
);
