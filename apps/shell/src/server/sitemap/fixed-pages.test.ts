import { shellPages } from '../../pages.ts';
import { fixedPages, PRIVATE, SHELL_PAGES } from './fixed-pages.ts';

test('all pages of the shell are named, or private', () => {
  const found = shellPages.routes.map(({ path }) => path).filter((path) => !PRIVATE.test(path));
  expect([...SHELL_PAGES].sort()).toEqual(found.sort());
});

test('patterns with parts to fill in, forms and accounts are left out', () => {
  const remotes = [
    { routes: ['/tractors', '/tractor/:brand', '/enquiry/:form', '/enquiry/done', '/sign-in'] },
  ] as unknown as Parameters<typeof fixedPages>[0]['remotes'];
  expect(fixedPages({ remotes })).toEqual([...SHELL_PAGES, '/tractors']);
});
