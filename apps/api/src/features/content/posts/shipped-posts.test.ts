import fs from 'node:fs';
import path from 'node:path';
import { POST_CATEGORIES } from '@tractor-haat/api-client';
import { LANGUAGES } from '@tractor-haat/i18n';
import { repositoryRoot } from '../../../core/files/repository-root.ts';
import type { RowError } from '../../../core/files/validate-rows.ts';
import { readMediaFiles } from '../import/content-files.ts';
import type { PostText } from './parse-post-file.ts';
import { parsePosts, postNames } from './parse-posts.ts';

const files = readMediaFiles(`${repositoryRoot}/content`);
const errors: RowError[] = [];
const posts = parsePosts(files.posts, postNames.parse(JSON.parse(files.postNames)), errors);

/** A text shorter than this share of the English text is a summary instead of a translation. */
const MIN_TRANSLATION_SHARE = 0.6;

function isCompleteTranslation(translation?: PostText, english?: PostText): boolean {
  const englishLength = english?.plain.length ?? 0;
  return (translation?.plain.length ?? 0) > MIN_TRANSLATION_SHARE * englishLength;
}

test('contains at least twenty posts, each in English and Hindi and without an error', () => {
  expect(errors).toEqual([]);
  expect(posts.length).toBeGreaterThanOrEqual(20);
  for (const { slug, texts } of posts) {
    const { en, hi } = texts;
    expect([slug, hi?.title]).toEqual([slug, expect.stringMatching(/[\u0900-\u097f]/)]);
    expect([slug, isCompleteTranslation(hi, en)]).toEqual([slug, true]);
  }
});

test.each(POST_CATEGORIES)('contains at least two posts in the category %s', (category) => {
  const matchingPosts = posts.filter(({ facts }) => facts.categories.includes(category));
  expect(matchingPosts.length).toBeGreaterThanOrEqual(2);
});

test.each([
  ['gu', /[\u0a80-\u0aff]/],
  ['mr', /[\u0900-\u097f]/],
] as const)(
  'translates the posts to %s completely, with all sections, tables and links',
  (language, letterPattern) => {
    const countTags = (html = '') =>
      ['<h2', '<h3', '<li>', '<tr>', '<blockquote', '<p>', '<strong>'].map(
        (tag) => html.split(tag).length - 1,
      );
    const readLinks = (html = '') =>
      [...html.matchAll(/href="([^"]+)"/g)].map(([, url = '']) =>
        url.replace(`/${language}/`, '/'),
      );
    for (const { slug, texts } of posts) {
      const { [language]: translation, en } = texts;
      expect([slug, translation?.title]).toEqual([slug, expect.stringMatching(letterPattern)]);
      expect([slug, countTags(translation?.html)]).toEqual([slug, countTags(en?.html)]);
      expect([slug, readLinks(translation?.html).sort()]).toEqual([
        slug,
        readLinks(en?.html).sort(),
      ]);
      expect([slug, isCompleteTranslation(translation, en)]).toEqual([slug, true]);
    }
  },
);

test.each(LANGUAGES)(
  'posts about schemes in %s state their date and link an official source',
  (language) => {
    const datePattern = {
      en: /As of \w+ 20\d\d/i,
      hi: /20\d\d की स्थिति/,
      gu: /20\d\d ની સ્થિતિ/,
      mr: /20\d\d ची स्थिती/,
    }[language];
    const schemePosts = posts.filter(({ facts }) =>
      facts.categories.includes('sarkari-yojana-news'),
    );
    expect(schemePosts.length).toBeGreaterThan(1);
    for (const { slug, texts } of schemePosts) {
      const { description = '', html = '' } = texts[language] ?? {};
      expect([slug, description]).toEqual([slug, expect.stringMatching(datePattern)]);
      expect([slug, html]).toEqual([
        slug,
        expect.stringMatching(/href="https:[^"]+\.(gov|nic)\.in/),
      ]);
    }
  },
);

const routesWithoutParameters: readonly string[] = fs
  .globSync('apps/*/remote.json', { cwd: repositoryRoot })
  .flatMap((file) => JSON.parse(fs.readFileSync(path.join(repositoryRoot, file), 'utf8')).routes)
  .filter((route: string) => !route.includes(':'));

test.each(LANGUAGES)('links of posts in %s lead to existing pages', (language) => {
  const prefix = language === 'en' ? '' : `/${language}`;
  const implementTypes: { slug: string }[] = JSON.parse(
    fs.readFileSync(`${repositoryRoot}/content/implement-types.json`, 'utf8'),
  );
  const pages = new Set([
    ...routesWithoutParameters,
    ...posts.map(({ slug }) => `/tractor-industry-news-blogs/${slug}`),
    ...implementTypes.map(({ slug }) => `/tractor-implements-in-india/${slug}`),
  ]);
  const links = posts.flatMap(({ texts }) => [
    ...(texts[language]?.html ?? '').matchAll(/href="(\/[^"#?]*)/g),
  ]);
  const linkedPaths = new Set(links.map(([, linkedPath = '']) => linkedPath));
  expect(linkedPaths.size).toBeGreaterThan(20);
  const brokenPaths = [...linkedPaths].filter(
    (linkedPath) => !linkedPath.startsWith(prefix) || !pages.has(linkedPath.slice(prefix.length)),
  );
  expect(brokenPaths).toEqual([]);
});
