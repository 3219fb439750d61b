import { LANGUAGES } from '@tractor-haat/i18n';
import { ContentError } from '../../../core/files/validate-rows.ts';
import { StartupError } from '../../../core/startup-error.ts';
import { projectContent, readProjectCatalogue } from '../../../testing/catalogue-content.ts';
import {
  createContent,
  createContentFolder,
  createImplementRow,
  createTestFolder,
  createVideoRow,
  removeTestFolders,
} from '../../../testing/create-content-folder.ts';
import { type Content, checkContent } from './check-content.ts';
import { checkMedia } from './check-media.ts';
import { readContentFiles, readMediaFiles } from './content-files.ts';

afterAll(removeTestFolders);

function listReasons(change: (rows: Content) => unknown): string[] {
  const rows = createContent();
  const changedRows = change(rows) as Partial<Content>;
  try {
    checkContent(readContentFiles(createContentFolder({ ...rows, ...changedRows })));
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.rowErrors.map(({ file, row, reason }) => `${file} ${row} ${reason}`);
  }
}

test('checkContent accepts valid content', () => {
  expect(listReasons(() => ({}))).toEqual([]);
});

const readProjectContent = () => checkContent(readContentFiles(projectContent));

test('accepts the content of the project', () => {
  expect(readProjectContent().types).toHaveLength(14);
});

function readProjectMedia(changeQuestions = (text: string) => text) {
  const { videos } = readProjectContent();
  const files = readMediaFiles(projectContent);
  const texts = {
    ...files.texts,
    'questions.json': changeQuestions(files.texts['questions.json']),
  };
  return checkMedia({ ...files, texts }, new Set(videos.map(({ slug }) => slug)));
}

const LETTER_PATTERNS = {
  en: /[a-z]/i,
  hi: /[\u0900-\u097f]/,
  gu: /[\u0a80-\u0aff]/,
  mr: /[\u0900-\u097f]/,
};

function collectTexts(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  return 'en' in value ? [{ ...value }] : Object.values(value).flatMap(collectTexts);
}

/** Digits other than 0 to 9 also count as untranslated. */
function listUntranslated(value: unknown): string[] {
  return collectTexts(value).flatMap((text) =>
    LANGUAGES.filter((language) => {
      const translation = String(text[language] ?? '');
      return !LETTER_PATTERNS[language].test(translation) || /[^\P{Nd}0-9]/u.test(translation);
    }).map((language) => `${language} of "${text.en}"`),
  );
}

test.each(['questions', 'stories', 'subsidies'] as const)(
  "translates every text of the project's %s into four languages with Latin digits",
  (kind) => {
    const rows = readProjectMedia()[kind];
    expect(collectTexts(rows).length).toBeGreaterThan(25);
    expect(listUntranslated(rows)).toEqual([]);
  },
);

test.each<[kind: string, count: number, readRows: () => readonly unknown[] | undefined]>([
  ['tractor brands', 27, () => readProjectCatalogue().get('tractor-brands')],
  ['tyre brands', 10, () => readProjectCatalogue().get('tyre-brands')],
  ['implement brands', 21, () => readProjectContent().brands],
  ['implement types', 14, () => readProjectContent().types],
  ['videos', 12, () => readProjectContent().videos],
  ['reels', 6, () => readProjectMedia().reels],
  ['playlists', 3, () => readProjectMedia().playlists],
  ['lenders', 12, () => readProjectCatalogue().get('loan-offers')],
  ['site pages', 69, () => readProjectCatalogue().get('site-pages')],
])(
  "translates all texts of the project's %s into four languages with Latin digits",
  (_kind, count, readRows) => {
    const rows = readRows();
    expect(rows).toHaveLength(count);
    expect(listUntranslated(rows)).toEqual([]);
  },
);

test('rejects a question that is missing in one of the four languages', () => {
  const removeGujarati = (text: string) => text.replace(/"gu": "[^"]*",/, '');
  expect(() => readProjectMedia(removeGujarati)).toThrow(
    'questions.json, row 1 (six-foot-rotavator-hp): title.gu: ',
  );
});

test.each<[name: string, change: (rows: Content) => unknown, reason: string]>([
  ['a file without a list', () => ({ types: {} }), 'implement-types.json 0 must be a list of rows'],
  [
    'a row that is not an object',
    () => ({ videos: [1] }),
    'videos.json 1 row: Invalid input: expected object',
  ],
  [
    'an unknown field',
    () => ({ implements: [{ ...createImplementRow(1), colour: 'red' }] }),
    'implements.json 1 row: Unrecognized key: "colour"',
  ],
  [
    'a name without English',
    ({ types: [type] }) => ({ types: [{ ...type, name: { hi: 'हल' } }] }),
    'implement-types.json 1 name.en: ',
  ],
  [
    'a visible price without a value',
    () => ({
      implements: [createImplementRow(1, { price_min_inr: null, price_max_inr: null })],
    }),
    'implements.json 1 show_price: cannot be true without a price',
  ],
  [
    'a price with a fraction',
    () => ({ implements: [createImplementRow(1, { price_min_inr: 1.5 })] }),
    'implements.json 1 price_min_inr: ',
  ],
  [
    'an unknown type',
    () => ({ implements: [createImplementRow(1, { type: 'hovercraft' })] }),
    'implements.json 1 type: there is no implement type "hovercraft"',
  ],
  [
    'an unknown brand',
    () => ({ implements: [createImplementRow(1, { brand: 'acme' })] }),
    'implements.json 1 brand: there is no implement brand "acme"',
  ],
  [
    'a repeated key',
    () => ({ implements: [createImplementRow(1), createImplementRow(1, { slug: 'other' })] }),
    'implements.json 2 key: "fieldking/rotavator/model-1" is used in row 1 already',
  ],
  [
    'a repeated URL',
    () => ({ implements: [createImplementRow(1), createImplementRow(1, { key: 'other' })] }),
    'implements.json 2 type, brand and slug: "rotavator/fieldking/model-1" is used',
  ],
  [
    'a clip without a file',
    () => ({ videos: [createVideoRow(1, { clip: 'gone' })] }),
    'videos.json 1 clip: media/clips/gone.webm is missing',
  ],
])('checkContent rejects %s', (_name, change, reason) => {
  expect(listReasons(change)[0]).toContain(reason);
});

test('rejects a content file that is missing or contains invalid JSON', () => {
  expect(() => readContentFiles(createTestFolder())).toThrow(StartupError);
  const files = readContentFiles(createContentFolder());
  const invalidFiles = { ...files, texts: { ...files.texts, 'videos.json': '[{' } };
  expect(() => checkContent(invalidFiles)).toThrow(
    /videos\.json, row 0 \(whole file\): is not JSON/,
  );
});

test('lists only the first 20 of 30 errors', () => {
  const invalidRows = Array.from({ length: 30 }, (_, index) =>
    createImplementRow(index, { popularity: -1 }),
  );
  const rows = { ...createContent(), implements: invalidRows };
  const checkInvalidContent = () => checkContent(readContentFiles(createContentFolder(rows)));
  expect(checkInvalidContent).toThrow(/and 10 more$/);
});
