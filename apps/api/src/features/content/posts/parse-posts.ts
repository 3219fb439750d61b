import { isLanguage, LANGUAGES, type Language } from '@tractor-haat/i18n';
import { z } from 'zod';
import type { LocalisedText } from '../../../core/database/content-columns.ts';
import type { RowError } from '../../../core/files/validate-rows.ts';
import { type PostFacts, type PostText, parsePostFile } from './parse-post-file.ts';
import type { PostSource } from './tables.ts';

export type ImportedPost = {
  slug: string;
  facts: PostFacts;
  sourceTexts: Partial<Record<Language, PostSource>>;
  texts: Partial<Record<Language, PostText>>;
};

/** `facts` is null until the English file is parsed. */
type ParsedPost = Omit<ImportedPost, 'slug' | 'facts'> & { facts: PostFacts | null };

const localisedName = z.strictObject({
  en: z.string(),
  hi: z.string(),
  gu: z.string(),
  mr: z.string(),
});

export const postNames = z.strictObject({
  authors: z.record(z.string(), localisedName),
  tags: z.record(z.string(), localisedName),
});

export type PostNames = {
  authors: Record<string, LocalisedText>;
  tags: Record<string, LocalisedText>;
};

/** For example `a-post.hi.md`. */
const FILE_NAME_PATTERN = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.([a-z]{2})\.md$/;
const REQUIRED_LANGUAGES: readonly Language[] = ['en', 'hi'];

export function parsePosts(
  files: ReadonlyMap<string, string>,
  names: PostNames,
  errors: RowError[],
): ImportedPost[] {
  const createReporter = (file: string) => (line: number, reason: string) =>
    void errors.push({ file: `posts/${file}`, row: 0, name: file, line, reason });
  const posts = new Map<string, ParsedPost>();
  for (const [file, source] of files) {
    const [, slug, language] = FILE_NAME_PATTERN.exec(file) ?? [];
    if (slug === undefined || !isLanguage(language)) {
      createReporter(file)(1, `the name must be <slug>.<${LANGUAGES.join('|')}>.md`);
      continue;
    }
    const post = posts.get(slug) ?? { facts: null, sourceTexts: {}, texts: {} };
    posts.set(slug, post);
    const { facts, sourceTexts, text } = parsePostFile(source, language, createReporter(file));
    post.sourceTexts[language] = sourceTexts;
    post.texts[language] = text;
    post.facts ??= facts;
  }
  return [...posts].flatMap(([slug, { facts, sourceTexts, texts }]) => {
    for (const language of REQUIRED_LANGUAGES) {
      const missingFile = `${slug}.${language}.md`;
      if (texts[language] === undefined) createReporter(missingFile)(1, 'this file is missing');
    }
    if (facts === null) return [];
    checkNames(facts, names, createReporter(`${slug}.en.md`));
    checkLinks(texts, posts, (language, reason) =>
      createReporter(`${slug}.${language}.md`)(1, reason),
    );
    return [{ slug, facts, sourceTexts, texts }];
  });
}

function checkNames(
  { author, tags }: PostFacts,
  names: PostNames,
  reportError: (line: number, reason: string) => void,
): void {
  if (author.value !== '' && !Object.hasOwn(names.authors, author.value)) {
    reportError(author.line, `author: "${author.value}" is not in posts/names.json`);
  }
  for (const tag of tags.list) {
    if (!Object.hasOwn(names.tags, tag)) {
      reportError(tags.line, `tags: "${tag}" is not in posts/names.json`);
    }
  }
}

const POST_LINK_PATTERN = /href="(?:\/[a-z]{2})?\/tractor-industry-news-blogs\/([a-z0-9-]+)"/g;

export function checkLinks(
  texts: ImportedPost['texts'],
  posts: { has(slug: string): boolean },
  reportError: (language: string, reason: string) => void,
): void {
  for (const [language, { html }] of Object.entries(texts)) {
    for (const [, linkedSlug = ''] of html.matchAll(POST_LINK_PATTERN)) {
      if (!posts.has(linkedSlug))
        reportError(language, `a link leads to the post "${linkedSlug}", which does not exist`);
    }
  }
}
