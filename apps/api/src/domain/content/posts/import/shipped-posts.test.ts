import fs from 'node:fs';
import path from 'node:path';
import { POST_CATEGORIES } from '@tractor-haat/api-client';
import { LANGUAGES } from '@tractor-haat/i18n';
import type { RowError } from '../../../../shared/content-rows/content-error.ts';
import { repositoryRoot } from '../../../../shared/repository-root.ts';
import { readMediaFiles } from '../../seed/media-files.ts';
import { parsePosts, postNames } from './parse-posts.ts';

const files = readMediaFiles(`${repositoryRoot}/content`);
const problems: RowError[] = [];
const posts = parsePosts(files.posts, postNames.parse(JSON.parse(files.postNames)), problems);

test('parses at least twenty posts without an error, each in English and Hindi', () => {
  expect(problems).toEqual([]);
  expect(posts.length).toBeGreaterThanOrEqual(20);
  for (const { slug, texts } of posts) {
    const { en, hi } = texts;
    expect([slug, hi?.title]).toEqual([slug, expect.stringMatching(/[\u0900-\u097f]/)]);
    // A full Hindi translation, not a summary.
    expect([slug, (hi?.plain.length ?? 0) > 0.6 * (en?.plain.length ?? 0)]).toEqual([slug, true]);
  }
});

test.each(POST_CATEGORIES)('has at least two posts in %s', (category) => {
  const own = posts.filter(({ facts }) => facts.categories.includes(category));
  expect(own.length).toBeGreaterThanOrEqual(2);
});

test.each([
  ['gu', /[\u0a80-\u0aff]/],
  ['mr', /[\u0900-\u097f]/],
] as const)(
  'has the sections, tables and links of the English text in every post in %s',
  (language, letters) => {
    const countTags = (html = '') =>
      ['<h2', '<h3', '<li>', '<tr>', '<blockquote', '<p>', '<strong>'].map(
        (tag) => html.split(tag).length - 1,
      );
    const readLinks = (html = '') =>
      [...html.matchAll(/href="([^"]+)"/g)].map(([, to = '']) => to.replace(`/${language}/`, '/'));
    for (const { slug, texts } of posts) {
      const { [language]: own, en } = texts;
      expect([slug, own?.title]).toEqual([slug, expect.stringMatching(letters)]);
      expect([slug, countTags(own?.html)]).toEqual([slug, countTags(en?.html)]);
      expect([slug, readLinks(own?.html).sort()]).toEqual([slug, readLinks(en?.html).sort()]);
      // A whole post, not a summary.
      expect([slug, (own?.plain.length ?? 0) > 0.6 * (en?.plain.length ?? 0)]).toEqual([
        slug,
        true,
      ]);
    }
  },
);

test.each(LANGUAGES)(
  'has a date and a link to the source in posts about schemes in %s',
  (language) => {
    const stamp = {
      en: /As of \w+ 20\d\d/i,
      hi: /20\d\d की स्थिति/,
      gu: /20\d\d ની સ્થિતિ/,
      mr: /20\d\d ची स्थिती/,
    }[language];
    const schemes = posts.filter(({ facts }) => facts.categories.includes('sarkari-yojana-news'));
    expect(schemes.length).toBeGreaterThan(1);
    for (const { slug, texts } of schemes) {
      const { description = '', html = '' } = texts[language] ?? {};
      expect([slug, description]).toEqual([slug, expect.stringMatching(stamp)]);
      expect([slug, html]).toEqual([
        slug,
        expect.stringMatching(/href="https:[^"]+\.(gov|nic)\.in/),
      ]);
    }
  },
);

/** Addresses without parameters: each is one page. */
const fixedPages: readonly string[] = fs
  .globSync('apps/*/remote.json', { cwd: repositoryRoot })
  .flatMap((file) => JSON.parse(fs.readFileSync(path.join(repositoryRoot, file), 'utf8')).routes)
  .filter((route: string) => !route.includes(':'));

test.each(LANGUAGES)('links posts only to existing pages in %s', (language) => {
  const prefix = language === 'en' ? '' : `/${language}`;
  const types: { slug: string }[] = JSON.parse(
    fs.readFileSync(`${repositoryRoot}/content/implement-types.json`, 'utf8'),
  );
  const pages = new Set([
    ...fixedPages,
    ...posts.map(({ slug }) => `/tractor-industry-news-blogs/${slug}`),
    ...types.map(({ slug }) => `/tractor-implements-in-india/${slug}`),
  ]);
  const links = posts.flatMap(({ texts }) => [
    ...(texts[language]?.html ?? '').matchAll(/href="(\/[^"#?]*)/g),
  ]);
  const leads = new Set(links.map(([, to = '']) => to));
  expect(leads.size).toBeGreaterThan(20);
  const astray = [...leads].filter(
    (to) => !to.startsWith(prefix) || !pages.has(to.slice(prefix.length)),
  );
  expect(astray).toEqual([]);
});
