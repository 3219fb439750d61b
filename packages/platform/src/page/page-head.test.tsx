import { render } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { PageContext } from './page-context.ts';
import { PageHead } from './page-head.tsx';

async function createShellTranslations() {
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    lng: 'hi',
    interpolation: { escapeValue: false },
    resources: { hi: { shell: { page_number: 'पेज {{page}}' } } },
  });
  return i18n;
}

const getMeta = (property: string) =>
  document.head.querySelector(`meta[property="${property}"]`)?.getAttribute('content');

beforeEach(async () => {
  render(
    <I18nextProvider i18n={await createShellTranslations()}>
      <MemoryRouter basename="/hi" initialEntries={['/hi/tractors?page=2&brand=ace']}>
        <PageContext value={{ language: 'hi', origin: 'https://site.test', siteName: 'Site' }}>
          <PageHead title="ट्रैक्टर" description="सब ट्रैक्टर" query="?page=2" />
        </PageContext>
      </MemoryRouter>
    </I18nextProvider>,
  );
});

test('adds the page number to title and description', () => {
  expect(document.title).toBe('ट्रैक्टर – पेज 2 | Site');
  expect(document.head.querySelector('[name=description]')).toHaveAttribute(
    'content',
    'पेज 2: सब ट्रैक्टर',
  );
});

test('links to the canonical URL and to the URLs in all languages', () => {
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
});

test('describes the default share card with its size in Open Graph tags', () => {
  expect(getMeta('og:image')).toMatch(
    /^https:\/\/site\.test\/img\/share\/default\/card-1200\.[0-9a-f]{8}\.jpg$/,
  );
  expect(getMeta('og:image:type')).toBe('image/jpeg');
  expect([getMeta('og:image:width'), getMeta('og:image:height')]).toEqual(['1200', '630']);
  expect(getMeta('og:image:alt')).toBe('ट्रैक्टर – पेज 2');
  expect(getMeta('og:url')).toBe('https://site.test/hi/tractors?page=2');
});
