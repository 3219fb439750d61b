import { prerenderDrawings } from '@tractor-haat/drawings/ahead';
import { startSite } from './site/start.ts';
import { ALL_LANGUAGES } from './support/content.ts';
import { fetchHtmlPage, type HtmlPage, readStructuredData } from './support/html-page.ts';
import { mapConcurrently } from './support/map-concurrently.ts';
import { siteRoutes } from './support/site-routes.ts';
import { fetchSitemapPaths, fetchSitemapUrls, resolvePath } from './support/sitemap.ts';
import { expect, full, test } from './test.ts';

const isFull = process.env.TEST_FULL === '1';

type Facts = Record<string, unknown>;

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

const listTypes = (facts: readonly Facts[]) => facts.map((block) => String(block['@type']));

const findBlock = (page: HtmlPage, type: string) =>
  readStructuredData(page).find((block) => block['@type'] === type);

test('the structured data of each kind of page has its types and breadcrumbs', async ({
  baseURL: origin = '',
}) => {
  for (const [name, about] of Object.entries(STRUCTURED_DATA_TYPES)) {
    const kinds = listTypes(readStructuredData(await fetchPageOfKind(origin, name)));
    const breadcrumbs = name === 'a web story' ? [] : ['BreadcrumbList'];
    expect([name, kinds.toSorted()]).toEqual([name, [...breadcrumbs, ...about].toSorted()]);
  }
  const [home] = readStructuredData(await fetchPageOfKind(origin, '/'));
  expect(listTypes(home?.['@graph'] as Facts[])).toEqual(['Organization', 'WebSite']);
});

for (const name of [
  '/tractors',
  '/tyres',
  '/second-hand-tractor',
  '/tractor-implements-in-india',
]) {
  test(`the structured data of ${name} lists the 24 items of the page`, async ({
    baseURL: origin = '',
  }) => {
    const list = findBlock(await fetchPageOfKind(origin, name), 'ItemList');
    expect(list?.itemListElement).toHaveLength(24);
  });
}

test('the structured data of a post has its heading', async ({ baseURL: origin = '' }) => {
  const post = await fetchHtmlPage(
    `${origin}/tractor-industry-news-blogs/gst-on-tractors-5-percent`,
  );
  expect(findBlock(post, 'NewsArticle')?.headline).toBe(post.headings[0]);
});

test('structured data offers the public price of a product and no rating', async ({
  request,
  baseURL: origin = '',
}) => {
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
      const offers = price && {
        '@type': 'AggregateOffer',
        priceCurrency: 'INR',
        lowPrice: price.min_inr,
        highPrice: price.max_inr ?? price.min_inr,
      };
      expect([path, findBlock(page, 'Product')?.offers]).toEqual([path, offers ?? undefined]);
      // All reviews of the delivered site are demonstration data.
      expect(page.html).not.toContain('aggregateRating');
    }
  }
});

test('the structured data of an implement does not reveal its price', async ({
  baseURL: origin = '',
}) => {
  const product = findBlock(await fetchPageOfKind(origin, 'an implement'), 'Product');
  expect(product).not.toHaveProperty('offers');
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
});

test('an unknown page returns 404 without a redirect', async ({ baseURL: origin = '' }) => {
  for (const address of [
    '/tractor/none/999999',
    '/no-such-page',
    '/en/none',
    '/EN/tractor/none/999999/',
  ]) {
    const { status } = await fetchHtmlPage(origin + address);
    expect([address, status]).toEqual([address, 404]);
  }
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
