import { parseDisplayForm } from './parse-display-form.ts';

const at = (address: string) => parseDisplayForm(new URL(address, 'https://site.test'));

test('stores a choice in a cookie and redirects to the page without its query', () => {
  expect(at('/hi/display?scheme=dark')).toEqual({
    cookies: [expect.stringMatching(/^scheme=dark; .*Max-Age=31536000/)],
    location: '/hi/display',
  });
});

test.each(['phone', '', 'pink; Path=/x'])('"%s" deletes the choice', (scheme) => {
  const cookie = at(`/display?scheme=${encodeURIComponent(scheme)}`)?.cookies[0];
  expect(cookie).toMatch(/^scheme=; .*Max-Age=0/);
});

test('stores both choices of the form', () => {
  expect(at('/display?scheme=dark&lite=1')?.cookies).toEqual([
    expect.stringMatching(/^scheme=dark;/),
    expect.stringMatching(/^lite=1; Path=\/; Max-Age=31536000/),
  ]);
  expect(at('/display?lite=0')?.cookies).toEqual([expect.stringMatching(/^lite=0;/)]);
});

test('sets no cookie on other pages', () => {
  expect(at('/display')).toBeNull();
  expect(at('/tractors?scheme=dark&lite=1')).toBeNull();
});
