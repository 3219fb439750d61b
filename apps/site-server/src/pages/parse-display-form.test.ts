import { parseDisplayForm } from './add-page-routes.ts';

const parse = (address: string) => parseDisplayForm(new URL(address, 'https://site.test'));

test('stores a choice in a cookie and redirects to the page without its query', () => {
  expect(parse('/hi/display?scheme=dark')).toEqual({
    cookies: [expect.stringMatching(/^scheme=dark; .*Max-Age=31536000/)],
    location: '/hi/display',
  });
});

test.each(['phone', '', 'pink; Path=/x'])(
  'deletes the stored scheme for the value "%s"',
  (scheme) => {
    const cookie = parse(`/display?scheme=${encodeURIComponent(scheme)}`)?.cookies[0];
    expect(cookie).toMatch(/^scheme=; .*Max-Age=0/);
  },
);

test('sets a cookie for each choice of the form', () => {
  expect(parse('/display?scheme=dark&lite=1')?.cookies).toEqual([
    expect.stringMatching(/^scheme=dark;/),
    expect.stringMatching(/^lite=1; Path=\/; Max-Age=31536000/),
  ]);
  expect(parse('/display?lite=0')?.cookies).toEqual([expect.stringMatching(/^lite=0;/)]);
});

test('sets no cookie on other pages', () => {
  expect(parse('/display')).toBeNull();
  expect(parse('/tractors?scheme=dark&lite=1')).toBeNull();
});
