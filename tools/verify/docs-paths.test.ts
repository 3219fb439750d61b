import childProcess from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Pages of the docs. Posts are omitted, because their links are URLs of the site. */
const pages = childProcess
  .execFileSync('git', ['ls-files', '*.md', ':!content/posts'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n');

/** Text without code blocks, and without inline code if `isProse`. */
function readText(page: string, isProse: boolean): string {
  const text = fs.readFileSync(path.join(root, page), 'utf8').replaceAll(/^ {4}.*$/gm, '');
  return isProse ? text.replaceAll(/`[^`]*`/g, '') : text;
}

function findMissing(page: string, pattern: RegExp, isProse: boolean, from: string): string[] {
  return [...readText(page, isProse).matchAll(pattern)]
    .map(([, target = '']) => target)
    .filter((target) => !fs.existsSync(path.resolve(root, from, target)))
    .map((target) => `${page}: ${target}`);
}

test('each relative link in the docs leads to a file', () => {
  const link = /\]\((?![a-z]+:|#)([^)\s#]+)[^)]*\)/g;
  expect(pages.length).toBeGreaterThan(50);
  expect(pages.flatMap((page) => findMissing(page, link, true, path.dirname(page)))).toEqual([]);
});

test('each repository path in the docs exists', () => {
  // Paths in dist/ are omitted, because a checkout has no builds.
  const pathPattern =
    /`((?:apps|packages|tools|e2e|deploy|content|types)\/(?![^`]*\bdist\b)[\w./-]+)`/g;
  expect(pages.flatMap((page) => findMissing(page, pathPattern, false, '.'))).toEqual([]);
});
