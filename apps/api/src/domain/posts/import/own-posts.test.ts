import fs from 'node:fs';
import path from 'node:path';
import { POST_CATEGORIES } from '@tractor-haat/api-client';
import { repositoryRoot } from '../../../shared/paths.ts';
import type { RowProblem } from '../../seed/content-problem.ts';
import { readMediaFiles } from '../../seed/media-files.ts';
import { postNames, readPosts } from './read-posts.ts';

const files = readMediaFiles(`${repositoryRoot}/content`);
const problems: RowProblem[] = [];
const posts = readPosts(files.posts, postNames.parse(JSON.parse(files.postNames)), problems);

test('twenty posts or more, none with a mistake, each in English and in Hindi of its own', () => {
  expect(problems).toEqual([]);
  expect(posts.length).toBeGreaterThanOrEqual(20);
  for (const { slug, words } of posts) {
    const { en, hi } = words;
    expect([slug, hi?.title]).toEqual([slug, expect.stringMatching(/[\u0900-\u097f]/)]);
    // Hindi of the length of a whole post, not of a summary.
    expect([slug, (hi?.plain.length ?? 0) > 0.6 * (en?.plain.length ?? 0)]).toEqual([slug, true]);
  }
});

test.each(POST_CATEGORIES)('two posts or more in %s', (category) => {
  const own = posts.filter(({ facts }) => facts.categories.includes(category));
  expect(own.length).toBeGreaterThanOrEqual(2);
});

test.each(['en', 'hi'] as const)(
  'what tells of a scheme says as of when, and links where to check it, in %s',
  (language) => {
    const stamp = { en: /As of \w+ 20\d\d/i, hi: /20\d\d की स्थिति/ }[language];
    const schemes = posts.filter(({ facts }) => facts.categories.includes('sarkari-yojana-news'));
    expect(schemes.length).toBeGreaterThan(1);
    for (const { slug, words } of schemes) {
      const { description = '', html = '' } = words[language] ?? {};
      expect([slug, description]).toEqual([slug, expect.stringMatching(stamp)]);
      expect([slug, html]).toEqual([
        slug,
        expect.stringMatching(/href="https:[^"]+\.(gov|nic)\.in/),
      ]);
    }
  },
);

/** Addresses without a part that stands for something: each is one page. */
const fixedPages: readonly string[] = fs
  .globSync('apps/*/remote.json', { cwd: repositoryRoot })
  .flatMap((file) => JSON.parse(fs.readFileSync(path.join(repositoryRoot, file), 'utf8')).routes)
  .filter((route: string) => !route.includes(':'));

test.each(['en', 'hi'] as const)(
  'every link within a post leads to a page that there is, in %s',
  (language) => {
    const prefix = language === 'en' ? '' : `/${language}`;
    const types: { slug: string }[] = JSON.parse(
      fs.readFileSync(`${repositoryRoot}/content/implement-types.json`, 'utf8'),
    );
    const pages = new Set([
      ...fixedPages,
      ...posts.map(({ slug }) => `/tractor-industry-news-blogs/${slug}`),
      ...types.map(({ slug }) => `/tractor-implements-in-india/${slug}`),
    ]);
    const links = posts.flatMap(({ words }) => [
      ...(words[language]?.html ?? '').matchAll(/href="(\/[^"#?]*)/g),
    ]);
    const leads = new Set(links.map(([, to = '']) => to));
    expect(leads.size).toBeGreaterThan(20);
    const astray = [...leads].filter(
      (to) => !to.startsWith(prefix) || !pages.has(to.slice(prefix.length)),
    );
    expect(astray).toEqual([]);
  },
);
