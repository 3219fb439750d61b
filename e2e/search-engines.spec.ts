import { prerenderDrawings } from '@tractor-haat/drawings/ahead';
import { startSite } from './site/start.ts';
import { fetchHtmlPage, type HtmlPage, readStructuredData } from './support/html-page.ts';
import { mapConcurrently } from './support/map-concurrently.ts';
import { siteRoutes } from './support/site-routes.ts';
import { fetchSitemapPaths, resolvePath } from './support/sitemap.ts';
import { expect, full, test } from './test.ts';

type Facts = Record<string, unknown>;

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
      const response = await request.get(picture);
      expect([picture, response.status()]).toEqual([picture, 200]);
      expect(response.headers()['content-type']).toMatch(/^image\/(?:png|jpeg)$/);
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
