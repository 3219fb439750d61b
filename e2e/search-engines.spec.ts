import { prerenderDrawings } from '@tractor-haat/drawings/ahead';
import { startSite } from './site/start.ts';
import { ALL_LANGUAGES } from './support/content.ts';
import { fetchHtmlPage, readStructuredData } from './support/html-page.ts';
import { mapConcurrently } from './support/map-concurrently.ts';
import { siteRoutes } from './support/site-routes.ts';
import { fetchSitemapPaths, fetchSitemapUrls, resolvePath } from './support/sitemap.ts';
import { expect, full, test } from './test.ts';

const isFull = process.env.TEST_FULL === '1';

type Facts = Record<string, unknown>;

test('each section and language has a sitemap with only canonical URLs', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(isFull ? 1_200_000 : 40_000);
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
  const problems = await mapConcurrently(sitemaps, async (sitemap) => {
    const days = [...(await (await fetch(sitemap)).text()).matchAll(/<lastmod>([^<]*)</g)];
    // Dates of content are days in India, which begin before days in UTC.
    const today = new Date().toLocaleDateString('sv', { timeZone: 'Asia/Kolkata' });
    const wrongDays = days
      .map(([, day = '']) => day)
      .filter((day) => !/^\d{4}-\d{2}-\d{2}$/.test(day) || day > today);
    const all = await fetchSitemapUrls(sitemap);
    // The first, a middle and the last URL must be pages with this canonical URL.
    const middle = Math.floor(all.length / 2);
    const some = isFull ? all : [...new Set([all[0], all[middle], all.at(-1)])];
    const wrong: string[] = all.length > 0 ? wrongDays : [`${sitemap} is empty`];
    for (const address of some) {
      const { status, canonical } = await fetchHtmlPage(address ?? '');
      if (status !== 200 || canonical[0] !== address)
        wrong.push(`${address} answers ${status} and names itself ${canonical}`);
    }
    return wrong;
  });
  expect(problems.flat()).toEqual([]);
  expect((await request.get('/sitemap/nothing-en.xml')).status()).toBe(404);
  expect((await request.get('/sitemap/pages-fr.xml')).status()).toBe(404);
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
    const missing: string[] = [];
    for (const route of siteRoutes) {
      const path = await resolvePath(route, origin);
      // The sitemaps list neither slides of a story nor the pages of enquiry forms.
      const isFound = !route.noindex && !/^\/(?:enquiry|web-story-in-india\/[^/]+)\/./.test(path);
      if (isFound !== all.has(path)) missing.push(`${path} ${isFound ? 'is missing' : 'is there'}`);
    }
    expect(missing).toEqual([]);
    for (const path of all) expect(path).not.toMatch(/^\/(enquiry|search|sign-in|register)/);
  },
);

async function fetchPageOfKind(origin: string, name: string) {
  const route = siteRoutes.find((candidate) => candidate.name === name);
  if (!route) throw new Error(`There is no kind of page that is called ${name}`);
  return fetchHtmlPage(origin + (await resolvePath(route, origin)));
}

/** The site responds with SVG until a picture is rendered, and programs that read shared links do not support SVG. */
async function renderPicture(address: string) {
  const [, kind, id, view, width] =
    /\/img\/([^/]+)\/([^/]+)\/(.+)-(\d+)\.[0-9a-f]{8}\.jpg$/.exec(address) ?? [];
  if (!kind || !id || !view) return;
  const picture = { kind, id, view, width: Number(width), format: 'jpg' } as const;
  await prerenderDrawings([picture], { folder: process.env.SITE_DRAWINGS ?? '', atOnce: 1 });
}

test(
  'each product, comparison, post and video has a share picture',
  full,
  async ({ request, baseURL: origin = '' }) => {
    for (const name of [
      'a tractor',
      'an implement',
      'a tyre',
      '/compare-tractors/mahindra-575-di-vs-swaraj-744-fe',
      'a post',
      'a video',
    ]) {
      const { picture = '' } = await fetchPageOfKind(origin, name);
      expect(picture).toMatch(new RegExp(`^${origin}/(?:share-card/|img/(?!share/default))`));
      await renderPicture(picture);
      const answer = await request.get(picture);
      expect([picture, answer.status()]).toEqual([picture, 200]);
      expect(answer.headers()['content-type']).toMatch(/^image\/(?:png|jpeg)$/);
    }
    const { picture = '' } = await fetchPageOfKind(origin, '/');
    await renderPicture(picture);
    expect((await request.get(picture)).headers()['content-type']).toBe('image/jpeg');
  },
);

test('each page has a unique title, which is translated to Hindi', async ({
  baseURL: origin = '',
}) => {
  const all = await mapConcurrently(await fetchSitemapPaths(origin, 'pages'), async (path) => {
    const [english, hindi] = await Promise.all([
      fetchHtmlPage(origin + path),
      fetchHtmlPage(`${origin}/hi${path === '/' ? '' : path}`),
    ]);
    return { path, english: english.title, hindi: hindi.title };
  });
  expect(all.length).toBeGreaterThan(40);
  const same = all.filter(({ english, hindi }) => english === hindi).map(({ path }) => path);
  expect(same).toEqual([]);
  for (const language of ['english', 'hindi'] as const) {
    const titles = all.map((page) => page[language]);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  }
});

/** Expected types of structured data in addition to the breadcrumbs. */
const STRUCTURED_DATA_TYPES: Readonly<Record<string, readonly string[]>> = {
  'a tractor': ['Product', 'FAQPage'],
  'an implement': ['Product'],
  'a tyre': ['Product'],
  // All used tractors are demonstration data, which must not be an offer.
  'a used tractor': [],
  'a dealer': [],
  'a video': ['VideoObject'],
  'a web story': ['Article'],
  'a question': ['QAPage'],
  'a post': ['NewsArticle'],
  '/tractors': ['ItemList', 'FAQPage'],
  '/tyres': ['ItemList'],
  '/second-hand-tractor': ['ItemList', 'FAQPage'],
  '/tractor-implements-in-india': ['ItemList', 'FAQPage'],
  '/tractor-industry-news-blogs': ['ItemList'],
  '/tractor-emi-calculator': ['WebApplication', 'FAQPage'],
  '/tractor-loan': ['FAQPage'],
  '/compare-tractors': ['FAQPage'],
};

test('the structured data of each page describes its type, breadcrumbs and public prices', async ({
  request,
  baseURL: origin = '',
}) => {
  const listTypes = (facts: readonly Facts[]) => facts.map((block) => String(block['@type']));
  for (const [name, about] of Object.entries(STRUCTURED_DATA_TYPES)) {
    const kinds = listTypes(readStructuredData(await fetchPageOfKind(origin, name)));
    const breadcrumbs = name === 'a web story' ? [] : ['BreadcrumbList'];
    expect([name, kinds.toSorted()]).toEqual([name, [...breadcrumbs, ...about].toSorted()]);
  }
  const [home] = readStructuredData(await fetchPageOfKind(origin, '/'));
  expect(listTypes(home?.['@graph'] as Facts[])).toEqual(['Organization', 'WebSite']);
  for (const name of [
    '/tractors',
    '/tyres',
    '/second-hand-tractor',
    '/tractor-implements-in-india',
  ]) {
    const list = readStructuredData(await fetchPageOfKind(origin, name)).find(
      (block) => block['@type'] === 'ItemList',
    );
    expect(list?.itemListElement).toHaveLength(24);
  }
  const gst = await fetchHtmlPage(
    `${origin}/tractor-industry-news-blogs/gst-on-tractors-5-percent`,
  );
  const news = readStructuredData(gst).find((block) => block['@type'] === 'NewsArticle');
  expect(news?.headline).toBe(gst.headings[0]);

  // These sections contain items with and without a price.
  for (const section of ['tractors', 'tyres'] as const) {
    const { data } = await (await request.get(`/api/v1/${section}`)).json();
    const all: { slug: string; id: number }[] = data.items;
    const paths = await fetchSitemapPaths(origin, section);
    for (const { id } of all.slice(0, 12)) {
      const { price } = (await (await request.get(`/api/v1/${section}/${id}`)).json()).data;
      const path = paths.find(
        (candidate) => candidate.split('/').length > 3 && candidate.endsWith(`/${id}`),
      );
      const page = await fetchHtmlPage(origin + path);
      const product = readStructuredData(page).find((block) => block['@type'] === 'Product');
      const offers = price && {
        '@type': 'AggregateOffer',
        priceCurrency: 'INR',
        lowPrice: price.min_inr,
        highPrice: price.max_inr ?? price.min_inr,
      };
      expect([path, product?.offers]).toEqual([path, offers ?? undefined]);
      // All reviews of the delivered site are demonstration data.
      expect(page.html).not.toContain('aggregateRating');
    }
  }
  const implement = readStructuredData(await fetchPageOfKind(origin, 'an implement'));
  expect(implement.find((block) => block['@type'] === 'Product')).not.toHaveProperty('offers');
});

test('upper case, trailing slashes and old names are redirected to one URL per page', async ({
  baseURL: origin = '',
}) => {
  const fetchRedirect = async (address: string) => {
    const { status, location } = await fetchHtmlPage(origin + address);
    return [status, location];
  };
  expect(await fetchRedirect('/Tractors/?HP=x')).toEqual([301, '/tractors?HP=x']);
  expect(await fetchRedirect('/hi/')).toEqual([301, '/hi']);
  expect(await fetchRedirect('/en/tractors')).toEqual([301, '/tractors']);
  expect(await fetchRedirect('//tractors')).toEqual([301, '/tractors']);
  const detail =
    (await fetchSitemapPaths(origin, 'tractors')).find((path) => /\/\d+$/.test(path)) ?? '';
  const [, id] = /\/(\d+)$/.exec(detail) ?? [];
  expect(await fetchRedirect(`/hi/tractor/another-name/${id}`)).toEqual([301, `/hi${detail}`]);
  expect((await fetchRedirect('/tractor/none/999999'))[0]).toBe(404);
  expect((await fetchRedirect('/no-such-page'))[0]).toBe(404);
  // An unknown page must not be redirected.
  expect((await fetchRedirect('/en/none'))[0]).toBe(404);
  expect((await fetchRedirect('/EN/tractor/none/999999/'))[0]).toBe(404);
});

test(
  'search engines do not get demonstration data unless the operator allows it',
  full,
  async ({ request }) => {
    expect((await request.get('/')).headers()['x-robots-tag']).toBe('noindex');
    const site = await startSite(process.env.SITE_STORE ?? '', process.env.SITE_API ?? '', {
      SITE_INDEXABLE: 'true',
    });
    try {
      const response = await request.get(site.address);
      expect(response.status()).toBe(200);
      expect(response.headers()).not.toHaveProperty('x-robots-tag');
    } finally {
      await site.stop();
    }
  },
);
