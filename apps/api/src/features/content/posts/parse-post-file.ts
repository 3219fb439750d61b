import { POST_CATEGORIES, type PostCategory } from '@tractor-haat/api-client';
import { draw } from '@tractor-haat/drawings';
import type { Language } from '@tractor-haat/i18n';
import { type ErrorReporter, renderMarkdown } from './render-markdown.ts';
import type { ContentsEntry, PostSource } from './tables.ts';

export type PostFacts = {
  author: FrontMatterField;
  published_on: string;
  updated_on: string | null;
  categories: PostCategory[];
  tags: FrontMatterField & { list: string[] };
  implement_types: FrontMatterField & { list: string[] };
  picture: PicturePath & { line: number };
};

const FACT_FIELDS = [
  'author',
  'published',
  'updated',
  'categories',
  'tags',
  'implement_types',
  'picture',
];

/** `facts` is null for translations, because only the English file of a post has them. */
export function parsePostFile(
  source: string,
  language: Language,
  reportError: ErrorReporter,
): { facts: PostFacts | null; sourceTexts: PostSource; text: PostText } {
  const { fields, body, bodyStart } = parseFrontMatter(source, reportError);
  const isOriginal = language === 'en';
  const allowedFields = ['title', 'description', ...(isOriginal ? FACT_FIELDS : [])];
  for (const [name, { line }] of fields) {
    if (!allowedFields.includes(name))
      reportError(line, `front matter: there is no field "${name}" here`);
  }
  const requireField = (name: string): FrontMatterField => {
    const field = fields.get(name);
    if (field !== undefined && field.value !== '') return field;
    reportError(field?.line ?? 1, `front matter: ${name} is missing`);
    return { value: '', line: 1 };
  };
  const requireText = (name: keyof typeof MAX_TEXT_CHARACTERS): string => {
    const { value, line } = requireField(name);
    const maxCharacters = MAX_TEXT_CHARACTERS[name];
    if (value.length > maxCharacters)
      reportError(line, `${name}: ${value.length} characters, ${maxCharacters} are the most`);
    return value;
  };
  const sourceTexts = {
    title: requireText('title'),
    description: requireText('description'),
    markdown: body.join('\n'),
  };
  const text = parsePostText(sourceTexts, language, reportError, bodyStart);
  return {
    facts: isOriginal ? parseFacts(fields, requireField, reportError) : null,
    sourceTexts: { ...sourceTexts, markdown: sourceTexts.markdown.trim() },
    text,
  };
}

function parseFacts(
  fields: ReadonlyMap<string, FrontMatterField>,
  requireField: (name: string) => FrontMatterField,
  reportError: ErrorReporter,
): PostFacts {
  const checkDay = ({ value, line }: FrontMatterField, name: string): string => {
    const isValid = /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
    if (value !== '' && !isValid) reportError(line, `${name}: "${value}" is no day (YYYY-MM-DD)`);
    return value;
  };
  const updated = fields.get('updated');
  const categories = requireField('categories');
  const picture = requireField('picture');
  return {
    author: requireField('author'),
    published_on: checkDay(requireField('published'), 'published'),
    updated_on: updated === undefined ? null : checkDay(updated, 'updated'),
    categories: splitList(categories).flatMap((name) => {
      const category = POST_CATEGORIES.find((categoryName) => categoryName === name);
      if (category !== undefined) return [category];
      reportError(categories.line, `categories: there is no category "${name}"`);
      return [];
    }),
    tags: parseListField(requireField('tags')),
    implement_types: parseListField(fields.get('implement_types') ?? { value: '', line: 1 }),
    picture: { ...parsePicturePath(picture, reportError), line: picture.line },
  };
}

const splitList = ({ value }: FrontMatterField) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

const parseListField = (field: FrontMatterField) => ({
  ...field,
  list: [...new Set(splitList(field))],
});

type PicturePath = { kind: string; id: string; view: string };

function parsePicturePath(
  { value, line }: FrontMatterField,
  reportError: ErrorReporter,
): PicturePath {
  const [kind = '', id = '', view = '', ...extra] = value.split('/');
  if (value !== '' && (extra.length > 0 || draw(kind, id, view) === null)) {
    reportError(line, `picture: there is no drawing "${value}" (kind/id/view)`);
  }
  return { kind, id, view };
}

type FrontMatterField = { value: string; line: number };

type FrontMatter = {
  fields: ReadonlyMap<string, FrontMatterField>;
  /** Lines after the front matter. `bodyStart` is the number of the first of these lines. */
  body: readonly string[];
  bodyStart: number;
};

const FIELD_PATTERN = /^([a-z_]+):[ \t]*(.*)$/;

/** Reports an error if the text does not start with front matter between two lines `---`. */
function parseFrontMatter(text: string, reportError: ErrorReporter): FrontMatter {
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/);
  const fields = new Map<string, FrontMatterField>();
  const endIndex = lines[0] === '---' ? lines.indexOf('---', 1) : -1;
  if (endIndex === -1) {
    reportError(
      1,
      'front matter is missing: the file must begin with --- and fields up to another ---',
    );
    return { fields, body: [], bodyStart: 1 };
  }
  for (let lineIndex = 1; lineIndex < endIndex; lineIndex++) {
    const line = lines[lineIndex] ?? '';
    if (line.trim() === '') continue;
    const [, name, value] = FIELD_PATTERN.exec(line) ?? [];
    if (name === undefined || value === undefined) {
      reportError(lineIndex + 1, `front matter: "${line.slice(0, 60)}" is not "field: value"`);
    } else if (fields.has(name)) {
      reportError(lineIndex + 1, `front matter: ${name} is given twice`);
    } else {
      fields.set(name, { value: value.trim(), line: lineIndex + 1 });
    }
  }
  return { fields, body: lines.slice(endIndex + 1), bodyStart: endIndex + 2 };
}

export type PostText = {
  title: string;
  description: string;
  html: string;
  contents: ContentsEntry[];
  reading_minutes: number;
  plain: string;
};

export const MAX_TEXT_CHARACTERS = { title: 110, description: 220 } as const;

const WORDS_PER_MINUTE = 180;

const LINK_PATTERN = /!?\[([^\]]*)\]\([^)]*\)/g;
/** A hyphen inside a word does not match. */
const MARKDOWN_CHARACTERS_PATTERN = /[#*|>]|(?<=\s)-+(?=\s)/g;

/** `firstLine` is the line of the file at which the Markdown starts. */
export function parsePostText(
  { title, description, markdown }: PostSource,
  language: Language,
  reportError: ErrorReporter,
  firstLine = 1,
): PostText {
  const lines = markdown.split(/\r?\n/);
  const { html, contents } = renderMarkdown(lines, firstLine, language, reportError);
  if (html === '') reportError(firstLine, 'the post has no text');
  const plain = toSearchText([title, description, ...lines]);
  const reading_minutes = Math.max(1, Math.round(plain.split(' ').length / WORDS_PER_MINUTE));
  return { title, description, html, contents, reading_minutes, plain };
}

/** Replaces links and pictures by their label and removes Markdown characters. */
function toSearchText(lines: readonly string[]): string {
  return lines
    .join(' ')
    .replace(LINK_PATTERN, '$1')
    .replace(MARKDOWN_CHARACTERS_PATTERN, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
