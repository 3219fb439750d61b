import fs from 'node:fs';
import path from 'node:path';
import { changedOn, fixedPages, PRIVATE_PATHS, SHELL_PAGES } from './fixed-pages.ts';

test('all pages of the shell are named, or private', () => {
  const file = path.resolve(import.meta.dirname, '../../../shell/shell.json');
  const { routes }: { routes: string[] } = JSON.parse(fs.readFileSync(file, 'utf8'));
  const found = routes.filter((route) => !PRIVATE_PATHS.test(route));
  expect([...SHELL_PAGES].sort()).toEqual(found.sort());
});

test('patterns with parts to fill in, forms and accounts are left out', () => {
  const remotes = [
    { routes: ['/tractors', '/tractor/:brand', '/enquiry/:form', '/enquiry/done', '/sign-in'] },
  ] as unknown as Parameters<typeof fixedPages>[0]['remotes'];
  expect(fixedPages({ remotes })).toEqual([...SHELL_PAGES, '/tractors']);
});

test('a list of a whole section changes with it; of any other page nobody can say', () => {
  const sections = [{ section: 'tyres', count: 2, changed_on: '2026-11-21' }] as const;
  expect(changedOn('/tyres', [...sections])).toBe('2026-11-21');
  expect(changedOn('/tractors', [...sections])).toBeNull();
  expect(changedOn('/about', [...sections])).toBeNull();
});
