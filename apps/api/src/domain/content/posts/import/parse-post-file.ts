import { POST_CATEGORIES, type PostCategory } from '@tractor-haat/api-client';
import { draw } from '@tractor-haat/drawings';
import type { Language } from '@tractor-haat/i18n';
import type { PostSource } from '../../../../database/schema/posts.ts';
import type { ErrorReporter } from '../markdown/error-reporter.ts';
import { type FrontMatterField, parseFrontMatter } from '../markdown/front-matter.ts';
import { MAX_TEXT_CHARACTERS, type PostText, parsePostText } from './parse-post-text.ts';

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
