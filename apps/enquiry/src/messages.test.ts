import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ACCOUNT_SENTENCES, SENTENCES } from '@tractor-haat/api-client';
import english from './locales/enquiry.en.json';
import englishSteps from './locales/steps.en.json';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** `| Sentence | When | \`file\` › part of the test's name |` */
const ROW = /^\|\s+(.+?)\s+\|\s+(.+?)\s+\|\s+`([^`]+)` › (.+?)\s+\|$/;

const rows = read('docs/messages.md')
  .split('\n')
  .map((line) => ROW.exec(line))
  .filter((found) => found !== null)
  .map(([, sentence = '', when = '', file = '', name = '']) => ({ sentence, when, file, name }));

const sections: Record<string, string[]> = JSON.parse(read('content/rules/messages.json'));

test('there are sentences to look for', () => {
  expect(rows.length).toBeGreaterThan(20);
});

test.each(Object.entries(sections))(
  'every sentence of %s has a line in docs/messages.md',
  (_, sentences) => {
    const known = new Set(rows.map(({ sentence }) => sentence));
    expect(sentences.filter((sentence) => !known.has(sentence))).toEqual([]);
  },
);

/** Rules that tests are made of. */
const RULES = 'enquiry-forms.json';

const names = Object.entries({ ...SENTENCES, ...ACCOUNT_SENTENCES });

test.each(rows)('$sentence: its test exists, and looks for it', ({ sentence, file, name }) => {
  const test = read(file).replaceAll("\\'", "'");
  expect(test).toContain(name);
  // By its words, by its name, or by the rule that it comes from.
  const known = names.filter(([, text]) => text === sentence).map(([reason]) => reason);
  const words = sentence.replace(/[ .]*\{name\}.*$/, '');
  const rules = test.includes(RULES) ? read(`content/rules/${RULES}`) : '';
  expect([words, ...known].filter((one) => (test + rules).includes(one))).not.toEqual([]);
});

test('pages say in English what the API says', () => {
  const said: Record<string, string> = { ...english.reason, ...englishSteps.reason };
  const other = Object.entries(SENTENCES).filter(([reason, text]) => said[reason] !== text);
  expect(other).toEqual([]);
});
