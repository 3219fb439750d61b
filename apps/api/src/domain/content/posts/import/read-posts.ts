import { isLanguage, LANGUAGES, type Language } from '@tractor-haat/i18n';
import { z } from 'zod';
import type { LocalisedText } from '../../../../database/schema/localised.ts';
import type { PostSource } from '../../../../database/schema/posts.ts';
import type { RowError } from '../../../../shared/content-rows/content-problem.ts';
import type { PostText } from './parse-post-text.ts';
import { type PostFacts, readPostFile } from './post-file.ts';

/** A post in table format. */
export type ImportedPost = {
  slug: string;
  facts: PostFacts;
  written: Partial<Record<Language, PostSource>>;
  texts: Partial<Record<Language, PostText>>;
};

const name = z.strictObject({ en: z.string(), hi: z.string(), gu: z.string(), mr: z.string() });

/** posts/names.json: authors and tags. */
export const postNames = z.strictObject({
  authors: z.record(z.string(), name),
  tags: z.record(z.string(), name),
});

export type PostNames = {
  authors: Record<string, LocalisedText>;
  tags: Record<string, LocalisedText>;
};

const FILE = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.([a-z]{2})\.md$/;
/** Required languages of every post. */
const NEEDED: readonly Language[] = ['en', 'hi'];

/** Reads all posts together; `files` are texts by file name. Mistakes are added to `problems`. */
export function readPosts(
  files: ReadonlyMap<string, string>,
  names: PostNames,
  problems: RowError[],
): ImportedPost[] {
  const at = (file: string) => (line: number, reason: string) =>
    void problems.push({ file: `posts/${file}`, row: 0, name: file, line, reason });
  const posts = new Map<
    string,
    Omit<ImportedPost, 'slug' | 'facts'> & { facts: PostFacts | null }
  >();
  for (const [file, source] of files) {
    const [, slug, ending] = FILE.exec(file) ?? [];
    if (slug === undefined || !isLanguage(ending)) {
      at(file)(1, `the name must be <slug>.<${LANGUAGES.join('|')}>.md`);
      continue;
    }
    const post = posts.get(slug) ?? { facts: null, written: {}, texts: {} };
    posts.set(slug, post);
    const { facts, written, text } = readPostFile(source, ending, at(file));
    post.written[ending] = written;
    post.texts[ending] = text;
    post.facts ??= facts;
  }
  return [...posts].flatMap(([slug, { facts, written, texts }]) => {
    for (const language of NEEDED) {
      const missing = `${slug}.${language}.md`;
      if (texts[language] === undefined) at(missing)(1, 'this file is missing');
    }
    if (facts === null) return [];
    checkNames(facts, names, at(`${slug}.en.md`));
    checkLinks(texts, posts, (language, reason) => at(`${slug}.${language}.md`)(1, reason));
    return [{ slug, facts, written, texts }];
  });
}

function checkNames(
  { author, tags }: PostFacts,
  names: PostNames,
  mistake: (line: number, reason: string) => void,
): void {
  if (author.value !== '' && !Object.hasOwn(names.authors, author.value)) {
    mistake(author.line, `author: "${author.value}" is not in posts/names.json`);
  }
  for (const tag of tags.list) {
    if (!Object.hasOwn(names.tags, tag)) {
      mistake(tags.line, `tags: "${tag}" is not in posts/names.json`);
    }
  }
}

const TO_POST = /href="(?:\/[a-z]{2})?\/tractor-industry-news-blogs\/([a-z0-9-]+)"/g;

/** Checks that links between posts have existing targets. */
export function checkLinks(
  texts: ImportedPost['texts'],
  posts: { has(slug: string): boolean },
  mistake: (language: string, reason: string) => void,
): void {
  for (const [language, { html }] of Object.entries(texts)) {
    for (const [, to = ''] of html.matchAll(TO_POST)) {
      if (!posts.has(to))
        mistake(language, `a link leads to the post "${to}", which does not exist`);
    }
  }
}
