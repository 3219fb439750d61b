import { renderSitemap, renderSitemapIndex } from './add-sitemap-routes.ts';

test('escapes URLs and omits an unknown date', () => {
  expect(
    renderSitemap([
      { address: 'https://site.test/a?b=1&c=2', changed_on: '2026-11-21' },
      { address: 'https://site.test/<b>', changed_on: null },
    ]),
  ).toBe(
    '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">' +
      '<url><loc>https://site.test/a?b=1&amp;c=2</loc><lastmod>2026-11-21</lastmod></url>' +
      '<url><loc>https://site.test/&lt;b&gt;</loc></url></urlset>',
  );
});

test('creates an index of sitemaps', () => {
  expect(renderSitemapIndex([{ address: 'https://site.test/s.xml', changed_on: null }])).toContain(
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>https://site.test/s.xml</loc></sitemap>',
  );
});
