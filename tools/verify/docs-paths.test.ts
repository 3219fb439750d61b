import childProcess from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Pages of the docs. Posts are omitted, because their links are URLs of the site. */
const pages = childProcess
  .execFileSync('git', ['ls-files', '*.md', ':!content/posts'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n');

const readWithoutCodeBlocks = (page: string): string =>
  fs.readFileSync(path.join(root, page), 'utf8').replaceAll(/^ {4}.*$/gm, '');

const removeInlineCode = (text: string): string => text.replaceAll(/`[^`]*`/g, '');

/** Returns the targets in a text that do not exist relative to a folder. */
const findMissing = (text: string, pattern: RegExp, folder: string): string[] =>
  [...text.matchAll(pattern)]
    .map(([, target = '']) => target)
    .filter((target) => !fs.existsSync(path.resolve(root, folder, target)));

test('each relative link in the docs leads to a file', () => {
  const linkPattern = /\]\((?![a-z]+:|#)([^)\s#]+)[^)]*\)/g;
  expect(pages.length).toBeGreaterThan(50);
  const missing = pages.map((page) => {
    const prose = removeInlineCode(readWithoutCodeBlocks(page));
    return { page, targets: findMissing(prose, linkPattern, path.dirname(page)) };
  });
  expect(missing.filter(({ targets }) => targets.length > 0)).toEqual([]);
});

test('each repository path in the docs exists', () => {
  // Paths in dist/ are omitted, because a checkout has no builds.
  const pathPattern =
    /`((?:apps|packages|tools|e2e|deploy|content|types)\/(?![^`]*\bdist\b)[\w./-]+)`/g;
  const missing = pages.map((page) => ({
    page,
    targets: findMissing(readWithoutCodeBlocks(page), pathPattern, '.'),
  }));
  expect(missing.filter(({ targets }) => targets.length > 0)).toEqual([]);
});
