import { ALL_LANGUAGES } from './support/content.ts';
import { fetchHtmlPage } from './support/html-page.ts';
import { mapConcurrently } from './support/map-concurrently.ts';
import { siteRoutes } from './support/site-routes.ts';
import { fetchSitemapPaths, fetchSitemapUrls, resolvePath } from './support/sitemap.ts';
import { expect, full, test } from './test.ts';

const isFull = process.env.TEST_FULL === '1';

test('each section has a sitemap in every language', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const index = await request.get('/sitemap.xml');
  expect(index.headers()['content-type']).toContain('application/xml');
  const sitemaps = await fetchSitemapUrls(`${baseURL}/sitemap.xml`);
  const names = sitemaps.map((url) => /sitemap\/(\w+)-(\w\w)\.xml$/.exec(url)?.slice(1) ?? []);
  const sections = [...new Set(names.map(([section]) => section))];
  expect(sections).toEqual(
    expect.arrayContaining([
      'pages',
      'tractors',
      'implements',
      'tyres',
      'used',
      'dealers',
      'comparisons',
      'posts',
      'videos',
      'questions',
    ]),
  );
  for (const section of sections) {
    expect(names.filter(([name]) => name === section).map(([, language]) => language)).toEqual([
      ...ALL_LANGUAGES,
    ]);
  }
});

test('responds with 404 to a sitemap of an unknown section or language', async ({ request }) => {
  expect((await request.get('/sitemap/nothing-en.xml')).status()).toBe(404);
  expect((await request.get('/sitemap/pages-fr.xml')).status()).toBe(404);
});

test('each day in a sitemap is a date, and none is in the future', async ({ baseURL }) => {
  // Dates of content are days in India, which begin before days in UTC.
  const today = new Date().toLocaleDateString('sv', { timeZone: 'Asia/Kolkata' });
  const sitemaps = await fetchSitemapUrls(`${baseURL}/sitemap.xml`);
  const invalidDays = await mapConcurrently(sitemaps, async (sitemap) => {
    const xml = await (await fetch(sitemap)).text();
    return [...xml.matchAll(/<lastmod>([^<]*)</g)]
      .map(([, day = '']) => day)
      .filter((day) => !/^\d{4}-\d{2}-\d{2}$/.test(day) || day > today);
  });
  expect(invalidDays.flat()).toEqual([]);
});

test('each URL in a sitemap is the canonical URL of a page', async ({ baseURL }) => {
  test.setTimeout(isFull ? 1_200_000 : 40_000);
  const sitemaps = await fetchSitemapUrls(`${baseURL}/sitemap.xml`);
  const problems = await mapConcurrently(sitemaps, async (sitemap) => {
    const urls = await fetchSitemapUrls(sitemap);
    if (urls.length === 0) return [`${sitemap} is empty`];
    const middle = Math.floor(urls.length / 2);
    const checkedUrls = isFull ? urls : [...new Set([urls[0], urls[middle], urls.at(-1)])];
    const found: string[] = [];
    for (const url of checkedUrls) {
      const { status, canonical } = await fetchHtmlPage(url ?? '');
      if (status !== 200 || canonical[0] !== url)
        found.push(`${url} answers ${status} and names itself ${canonical}`);
    }
    return found;
  });
  expect(problems.flat()).toEqual([]);
});

test(
  'the sitemaps list every kind of public page and no other page',
  full,
  async ({ baseURL: origin = '' }) => {
    const sitemaps = await fetchSitemapUrls(`${origin}/sitemap.xml`);
    const names = sitemaps.flatMap((url) => /sitemap\/(\w+)-en\.xml$/.exec(url)?.[1] ?? []);
    const all = new Set(
      (await mapConcurrently(names, (name) => fetchSitemapPaths(origin, name))).flat(),
    );
    const problems: string[] = [];
    for (const route of siteRoutes) {
      const path = await resolvePath(route, origin);
      // The sitemaps list neither slides of a story nor the pages of enquiry forms.
      const isPublic = !route.noindex && !/^\/(?:enquiry|web-story-in-india\/[^/]+)\/./.test(path);
      if (isPublic !== all.has(path))
        problems.push(`${path} ${isPublic ? 'is missing' : 'is there'}`);
    }
    expect(problems).toEqual([]);
    for (const path of all) expect(path).not.toMatch(/^\/(enquiry|search|sign-in|register)/);
  },
);
