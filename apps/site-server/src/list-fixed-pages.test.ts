import fs from 'node:fs';
import path from 'node:path';
import {
  findChangeDate,
  listFixedPages,
  PRIVATE_PATHS,
  SHELL_PAGES,
} from './add-sitemap-routes.ts';

test('lists every page of the shell or declares it private', () => {
  const file = path.resolve(import.meta.dirname, '../../shell/shell.json');
  const { routes }: { routes: string[] } = JSON.parse(fs.readFileSync(file, 'utf8'));
  const publicRoutes = routes.filter((route) => !PRIVATE_PATHS.test(route));
  expect([...SHELL_PAGES].sort()).toEqual(publicRoutes.sort());
});

test('omits patterns with parameters, forms and accounts', () => {
  const remotes = [
    { routes: ['/tractors', '/tractor/:brand', '/enquiry/:form', '/enquiry/done', '/sign-in'] },
  ] as unknown as Parameters<typeof listFixedPages>[0]['remotes'];
  expect(listFixedPages({ remotes })).toEqual([...SHELL_PAGES, '/tractors']);
});

test('dates only the overview page of a section by its last change', () => {
  const sections = [{ section: 'tyres', count: 2, changed_on: '2026-11-21' }] as const;
  expect(findChangeDate('/tyres', [...sections])).toBe('2026-11-21');
  expect(findChangeDate('/tractors', [...sections])).toBeNull();
  expect(findChangeDate('/about', [...sections])).toBeNull();
});
