import { POST_CATEGORIES, type PostCategory } from '@tractor-haat/api-client';
import { draw } from '@tractor-haat/drawings';
import type { Language } from '@tractor-haat/i18n';
import type { PostSource } from '../../../../database/schema/posts.ts';
import { type Field, readFrontMatter } from '../markdown/front-matter.ts';
import type { Mistakes } from '../markdown/mistakes.ts';
import { LONGEST, type PostText, parsePostText } from './parse-post-text.ts';

/** Language-independent facts of a post, from the English file. */
export type PostFacts = {
  author: Field;
  published_on: string;
  updated_on: string | null;
  categories: PostCategory[];
  tags: Field & { list: string[] };
  implement_types: Field & { list: string[] };
  picture: PictureParts & { line: number };
};

const FACTS = [
  'author',
  'published',
  'updated',
  'categories',
  'tags',
  'implement_types',
  'picture',
];

/** Reads one file of a post; `facts` is null for a translation. Mistakes are reported by line. */
export function readPostFile(
  source: string,
  language: Language,
  mistake: Mistakes,
): { facts: PostFacts | null; written: PostSource; text: PostText } {
  const { fields, body, bodyStart } = readFrontMatter(source, mistake);
  const original = language === 'en';
  const known = ['title', 'description', ...(original ? FACTS : [])];
  for (const [name, { line }] of fields) {
    if (!known.includes(name)) mistake(line, `front matter: there is no field "${name}" here`);
  }
  const need = (name: string): Field => {
    const field = fields.get(name);
    if (field !== undefined && field.value !== '') return field;
    mistake(field?.line ?? 1, `front matter: ${name} is missing`);
    return { value: '', line: 1 };
  };
  const short = (name: keyof typeof LONGEST): string => {
    const { value, line } = need(name);
    const most = LONGEST[name];
    if (value.length > most)
      mistake(line, `${name}: ${value.length} characters, ${most} are the most`);
    return value;
  };
  const written = {
    title: short('title'),
    description: short('description'),
    markdown: body.join('\n'),
  };
  const text = parsePostText(written, language, mistake, bodyStart);
  written.markdown = written.markdown.trim();
  return { facts: original ? factsOf(fields, need, mistake) : null, written, text };
}

function factsOf(
  fields: ReadonlyMap<string, Field>,
  need: (name: string) => Field,
  mistake: Mistakes,
): PostFacts {
  const day = ({ value, line }: Field, name: string): string => {
    const right = /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
    if (value !== '' && !right) mistake(line, `${name}: "${value}" is no day (YYYY-MM-DD)`);
    return value;
  };
  const updated = fields.get('updated');
  const categories = need('categories');
  const picture = need('picture');
  return {
    author: need('author'),
    published_on: day(need('published'), 'published'),
    updated_on: updated === undefined ? null : day(updated, 'updated'),
    categories: listOf(categories).flatMap((name) => {
      const found = POST_CATEGORIES.find((one) => one === name);
      if (found !== undefined) return [found];
      mistake(categories.line, `categories: there is no category "${name}"`);
      return [];
    }),
    tags: withList(need('tags')),
    implement_types: withList(fields.get('implement_types') ?? { value: '', line: 1 }),
    picture: { ...pictureParts(picture, mistake), line: picture.line },
  };
}

const listOf = ({ value }: Field) =>
  value
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

const withList = (field: Field) => ({ ...field, list: [...new Set(listOf(field))] });

type PictureParts = { kind: string; id: string; view: string };

/** Parses `kind/id/view` and checks that the drawing exists. */
function pictureParts({ value, line }: Field, mistake: Mistakes): PictureParts {
  const [kind = '', id = '', view = '', ...more] = value.split('/');
  if (value !== '' && (more.length > 0 || draw(kind, id, view) === null)) {
    mistake(line, `picture: there is no drawing "${value}" (kind/id/view)`);
  }
  return { kind, id, view };
}
