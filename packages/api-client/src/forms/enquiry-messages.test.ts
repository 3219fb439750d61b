import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const TABLE_ROW_PATTERN = /^\|\s+(.+?)\s+\|\s+(.+?)\s+\|$/;
const HEADER_CELL = 'Sentence';

function readDocumentedMessages(): Record<string, Record<string, string>> {
  const sections: Record<string, Record<string, string>> = {};
  for (const section of read('docs/messages.md').split(/^## /m).slice(1)) {
    const [name = '', ...lines] = section.split('\n');
    const rows = lines.flatMap((line) => {
      const [, sentence = '', when = ''] = TABLE_ROW_PATTERN.exec(line) ?? [];
      return sentence === '' || sentence === HEADER_CELL || /^-+$/.test(sentence)
        ? []
        : [[sentence, when] as const];
    });
    sections[name.toLowerCase()] = Object.fromEntries(rows);
  }
  return sections;
}

/** Messages of sections 5 and 8 of the specification. */
const specifiedMessages: Record<string, Record<string, string>> = JSON.parse(
  read('content/rules/messages.json'),
);

test.each(Object.entries(specifiedMessages))(
  'docs/messages.md contains the specified messages in the section %s',
  (section, rows) => {
    expect(readDocumentedMessages()[section]).toEqual(rows);
  },
);
