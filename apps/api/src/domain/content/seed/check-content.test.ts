import { LANGUAGES } from '@tractor-haat/i18n';
import { ContentError } from '../../../shared/content-rows/content-error.ts';
import { StartupError } from '../../../shared/startup-error.ts';
import { projectCatalogue, projectContent } from '../../../testing/catalogue-content.ts';
import {
  content,
  contentFolder,
  implementRow,
  removeTestFolders,
  testFolder,
  videoRow,
} from '../../../testing/content.ts';
import { checkContent } from './check-content.ts';
import { checkMedia } from './check-media.ts';
import type { Content } from './content.ts';
import { readContentFiles } from './content-files.ts';
import { readMediaFiles } from './media-files.ts';

afterAll(removeTestFolders);

function reasons(change: (rows: Content) => unknown): string[] {
  const rows = content();
  const changed = change(rows);
  try {
    checkContent(readContentFiles(contentFolder({ ...rows, ...(changed as Partial<Content>) })));
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map(({ file, row, reason }) => `${file} ${row} ${reason}`);
  }
}

test('accepts valid content', () => {
  expect(reasons(() => ({}))).toEqual([]);
});

const ownContent = () => checkContent(readContentFiles(projectContent));

test("accepts the project's rows", () => {
  expect(ownContent().types).toHaveLength(14);
});

/** The project's media content, with other rows in questions.json on request. */
function ownMedia(changeQuestions = (text: string) => text) {
  const { videos } = ownContent();
  const files = readMediaFiles(projectContent);
  const texts = {
    ...files.texts,
    'questions.json': changeQuestions(files.texts['questions.json']),
  };
  return checkMedia({ ...files, texts }, new Set(videos.map(({ slug }) => slug)));
}

const LETTERS = {
  en: /[a-z]/i,
  hi: /[\u0900-\u097f]/,
  gu: /[\u0a80-\u0aff]/,
  mr: /[\u0900-\u097f]/,
};

/** The texts by language anywhere in a value. */
function textsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  return 'en' in value ? [{ ...value }] : Object.values(value).flatMap(textsIn);
}

/** Each text of a value that a language lacks, or has in other letters or digits. */
function untranslatedTexts(value: unknown): string[] {
  return textsIn(value).flatMap((text) =>
    LANGUAGES.filter((language) => {
      const own = String(text[language] ?? '');
      return !LETTERS[language].test(own) || /[^\P{Nd}0-9]/u.test(own);
    }).map((language) => `${language} of "${text.en}"`),
  );
}

test.each(['questions', 'stories', 'subsidies'] as const)(
  "each text of the project's %s is in four languages with Latin digits",
  (kind) => {
    const rows = ownMedia()[kind];
    expect(textsIn(rows).length).toBeGreaterThan(25);
    expect(untranslatedTexts(rows)).toEqual([]);
  },
);

test.each<[string, number, () => readonly unknown[] | undefined]>([
  ['tractor brands', 27, () => projectCatalogue().get('tractor-brands')],
  ['tyre brands', 10, () => projectCatalogue().get('tyre-brands')],
  ['implement brands', 21, () => ownContent().brands],
  ['implement types', 14, () => ownContent().types],
  ['videos', 12, () => ownContent().videos],
  ['reels', 6, () => ownMedia().reels],
  ['playlists', 3, () => ownMedia().playlists],
  ['lenders', 12, () => projectCatalogue().get('loan-offers')],
  ['site pages', 69, () => projectCatalogue().get('site-pages')],
])(
  "the project's %s have their texts in four languages, with Latin digits",
  (_kind, count, read) => {
    const rows = read();
    expect(rows).toHaveLength(count);
    expect(untranslatedTexts(rows)).toEqual([]);
  },
);

test('rejects a question without one of the four languages', () => {
  const withoutGujarati = (text: string) => text.replace(/"gu": "[^"]*",/, '');
  expect(() => ownMedia(withoutGujarati)).toThrow(
    'questions.json, row 1 (six-foot-rotavator-hp): title.gu: ',
  );
});

test.each<[string, (rows: Content) => unknown, string]>([
  ['no list', () => ({ types: {} }), 'implement-types.json 0 must be a list of rows'],
  ['no row', () => ({ videos: [1] }), 'videos.json 1 row: Invalid input: expected object'],
  [
    'unknown field',
    () => ({ implements: [{ ...implementRow(1), colour: 'red' }] }),
    'implements.json 1 row: Unrecognized key: "colour"',
  ],
  [
    'no English',
    ({ types: [type] }) => ({ types: [{ ...type, name: { hi: 'हल' } }] }),
    'implement-types.json 1 name.en: ',
  ],
  [
    'price shown but not known',
    () => ({
      implements: [implementRow(1, { price_min_inr: null, price_max_inr: null })],
    }),
    'implements.json 1 show_price: cannot be true without a price',
  ],
  [
    'rupees with a fraction',
    () => ({ implements: [implementRow(1, { price_min_inr: 1.5 })] }),
    'implements.json 1 price_min_inr: ',
  ],
  [
    'unknown type',
    () => ({ implements: [implementRow(1, { type: 'hovercraft' })] }),
    'implements.json 1 type: there is no implement type "hovercraft"',
  ],
  [
    'unknown brand',
    () => ({ implements: [implementRow(1, { brand: 'acme' })] }),
    'implements.json 1 brand: there is no implement brand "acme"',
  ],
  [
    'key used twice',
    () => ({ implements: [implementRow(1), implementRow(1, { slug: 'other' })] }),
    'implements.json 2 key: "fieldking/rotavator/model-1" is used in row 1 already',
  ],
  [
    'address used twice',
    () => ({ implements: [implementRow(1), implementRow(1, { key: 'other' })] }),
    'implements.json 2 type, brand and slug: "rotavator/fieldking/model-1" is used',
  ],
  [
    'clip without a file',
    () => ({ videos: [videoRow(1, { clip: 'gone' })] }),
    'videos.json 1 clip: media/clips/gone.webm is missing',
  ],
])('%s', (_name, change, expected) => {
  expect(reasons(change)[0]).toContain(expected);
});

test('rejects invalid JSON and a missing file', () => {
  expect(() => readContentFiles(testFolder())).toThrow(StartupError);
  const files = readContentFiles(contentFolder());
  const broken = { ...files, texts: { ...files.texts, 'videos.json': '[{' } };
  expect(() => checkContent(broken)).toThrow(/videos\.json, row 0 \(whole file\): is not JSON/);
});

test('truncates a long list of errors', () => {
  const many = Array.from({ length: 30 }, (_, index) => implementRow(index, { popularity: -1 }));
  const rows = { ...content(), implements: many };
  const check = () => checkContent(readContentFiles(contentFolder(rows)));
  expect(check).toThrow(/and 10 more$/);
});
