import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { PageContext } from './page-context.ts';
import { PageHead } from './page-head.tsx';

test('names the page, its one address and the same page in every language', () => {
  render(
    <MemoryRouter basename="/hi" initialEntries={['/hi/tractors?page=2&brand=ace']}>
      <PageContext value={{ language: 'hi', origin: 'https://site.test', siteName: 'Site' }}>
        <PageHead title="ट्रैक्टर" description="सब ट्रैक्टर" query="?page=2" />
      </PageContext>
    </MemoryRouter>,
  );
  expect(document.title).toBe('ट्रैक्टर | Site');
  const links = [...document.head.querySelectorAll('link')].map(
    ({ rel, hreflang, href }) => `${rel} ${hreflang} ${href}`,
  );
  expect(links).toEqual([
    'canonical  https://site.test/hi/tractors?page=2',
    'alternate en https://site.test/tractors?page=2',
    'alternate hi https://site.test/hi/tractors?page=2',
    'alternate gu https://site.test/gu/tractors?page=2',
    'alternate mr https://site.test/mr/tractors?page=2',
    'alternate x-default https://site.test/tractors?page=2',
  ]);
  const meta = (property: string) =>
    document.head.querySelector(`meta[property="${property}"]`)?.getAttribute('content');
  expect(meta('og:image')).toBe('https://site.test/img/share/default/card-1200.jpg');
  expect(meta('og:image:type')).toBe('image/jpeg');
  expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630']);
  expect(meta('og:image:alt')).toBe('ट्रैक्टर');
  expect(meta('og:url')).toBe('https://site.test/hi/tractors?page=2');
});
