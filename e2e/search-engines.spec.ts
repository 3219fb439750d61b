import { prerenderDrawings } from '@tractor-haat/drawings/ahead';
import { startSite } from './site/start.ts';
import { ALL_LANGUAGES } from './support/head-problems.ts';
import { factsOf, htmlPage } from './support/html-page.ts';
import { eachOf } from './support/many-at-once.ts';
import { siteRoutes } from './support/site-routes.ts';
import { addressesIn, pathOf, pathsOf } from './support/sitemap.ts';
import { expect, full, test } from './test.ts';

const isFull = process.env.TEST_FULL === '1';

type Facts = Record<string, unknown>;

test('the index lists a sitemap per section and language; every URL in them is canonical', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(isFull ? 1_200_000 : 40_000);
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const index = await request.get('/sitemap.xml');
  expect(index.headers()['content-type']).toContain('application/xml');
  const sitemaps = await addressesIn(`${baseURL}/sitemap.xml`);
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
    expect(names.filter(([of]) => of === section).map(([, language]) => language)).toEqual([
      ...ALL_LANGUAGES,
    ]);
  }
  const problems = await eachOf(sitemaps, async (sitemap) => {
    const days = [...(await (await fetch(sitemap)).text()).matchAll(/<lastmod>([^<]*)</g)];
    // Dates of content are days in India, which begin before those of UTC.
    const today = new Date().toLocaleDateString('sv', { timeZone: 'Asia/Kolkata' });
    const wrongDays = days
      .map(([, day = '']) => day)
      .filter((day) => !/^\d{4}-\d{2}-\d{2}$/.test(day) || day > today);
    const all = await addressesIn(sitemap);
    // Checks the first, the last and a middle URL: each is a page with this canonical URL.
    const middle = Math.floor(all.length / 2);
    const some = isFull ? all : [...new Set([all[0], all[middle], all.at(-1)])];
    const wrong: string[] = all.length > 0 ? wrongDays : [`${sitemap} is empty`];
    for (const address of some) {
      const { status, canonical } = await htmlPage(address ?? '');
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
  'every kind of public page has a URL in a sitemap, and no other kind has',
  full,
  async ({ baseURL: origin = '' }) => {
    const sitemaps = await addressesIn(`${origin}/sitemap.xml`);
    const names = sitemaps.flatMap((url) => /sitemap\/(\w+)-en\.xml$/.exec(url)?.[1] ?? []);
    const all = new Set((await eachOf(names, (name) => pathsOf(origin, name))).flat());
    const missing: string[] = [];
    for (const route of siteRoutes) {
      const path = await pathOf(route, origin);
      // A slide is listed with its story, and a form with its page.
      const isFound = !route.noindex && !/^\/(?:enquiry|web-story-in-india\/[^/]+)\/./.test(path);
      if (isFound !== all.has(path)) missing.push(`${path} ${isFound ? 'is missing' : 'is there'}`);
    }
    expect(missing).toEqual([]);
    for (const path of all) expect(path).not.toMatch(/^\/(enquiry|search|sign-in|register)/);
  },
);

/** The page of this kind in the list of all routes. */
async function pageOf(origin: string, name: string) {
  const route = siteRoutes.find((one) => one.name === name);
  if (!route) throw new Error(`There is no kind of page that is called ${name}`);
  return htmlPage(origin + (await pathOf(route, origin)));
}

/** Renders a picture ahead of time, because programs that read shared links do not support SVG. */
async function drawNow(address: string) {
  const [, kind, id, view, width] =
    /\/img\/([^/]+)\/([^/]+)\/(.+)-(\d+)\.[0-9a-f]{8}\.jpg$/.exec(address) ?? [];
  if (!kind || !id || !view) return;
  const picture = { kind, id, view, width: Number(width), format: 'jpg' } as const;
  await prerenderDrawings([picture], { folder: process.env.SITE_DRAWINGS ?? '', atOnce: 1 });
}

test(
  'product pages have a share picture of the product',
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
      const { picture = '' } = await pageOf(origin, name);
      expect(picture).toMatch(new RegExp(`^${origin}/(?:share-card/|img/(?!share/default))`));
      await drawNow(picture);
      const answer = await request.get(picture);
      expect([picture, answer.status()]).toEqual([picture, 200]);
      expect(answer.headers()['content-type']).toMatch(/^image\/(?:png|jpeg)$/);
    }
    const { picture = '' } = await pageOf(origin, '/');
    await drawNow(picture);
    expect((await request.get(picture)).headers()['content-type']).toBe('image/jpeg');
  },
);

test('titles are unique and translated to Hindi', async ({ baseURL: origin = '' }) => {
  const all = await eachOf(await pathsOf(origin, 'pages'), async (path) => {
    const [english, hindi] = await Promise.all([
      htmlPage(origin + path),
      htmlPage(`${origin}/hi${path === '/' ? '' : path}`),
    ]);
    return { path, english: english.title, hindi: hindi.title };
  });
  expect(all.length).toBeGreaterThan(40);
  const same = all.filter(({ english, hindi }) => english === hindi).map(({ path }) => path);
  expect(same).toEqual([]);
  for (const language of ['english', 'hindi'] as const) {
    const titles = all.map((one) => one[language]);
    expect(titles.filter((title, place) => titles.indexOf(title) !== place)).toEqual([]);
  }
});

/** Expected structured data types beside the breadcrumbs. */
const ABOUT: Readonly<Record<string, readonly string[]>> = {
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

test('structured data: type, breadcrumbs and public prices on each page', async ({
  request,
  baseURL: origin = '',
}) => {
  const kindsOf = (facts: readonly Facts[]) => facts.map((one) => String(one['@type']));
  for (const [name, about] of Object.entries(ABOUT)) {
    const kinds = kindsOf(factsOf(await pageOf(origin, name)));
    const way = name === 'a web story' ? [] : ['BreadcrumbList'];
    expect([name, kinds.toSorted()]).toEqual([name, [...way, ...about].toSorted()]);
  }
  const [home] = factsOf(await pageOf(origin, '/'));
  expect(kindsOf(home?.['@graph'] as Facts[])).toEqual(['Organization', 'WebSite']);
  for (const name of [
    '/tractors',
    '/tyres',
    '/second-hand-tractor',
    '/tractor-implements-in-india',
  ]) {
    const list = factsOf(await pageOf(origin, name)).find((one) => one['@type'] === 'ItemList');
    expect(list?.itemListElement).toHaveLength(24);
  }
  const gst = await htmlPage(`${origin}/tractor-industry-news-blogs/gst-on-tractors-5-percent`);
  const news = factsOf(gst).find((one) => one['@type'] === 'NewsArticle');
  expect(news?.headline).toBe(gst.headings[0]);

  // Covers items with and without a price.
  for (const section of ['tractors', 'tyres'] as const) {
    const { data } = await (await request.get(`/api/v1/${section}`)).json();
    const all: { slug: string; id: number }[] = data.items;
    const paths = await pathsOf(origin, section);
    for (const { id } of all.slice(0, 12)) {
      const { price } = (await (await request.get(`/api/v1/${section}/${id}`)).json()).data;
      const path = paths.find((one) => one.split('/').length > 3 && one.endsWith(`/${id}`));
      const page = await htmlPage(origin + path);
      const product = factsOf(page).find((one) => one['@type'] === 'Product');
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
  const implement = factsOf(await pageOf(origin, 'an implement'));
  expect(implement.find((one) => one['@type'] === 'Product')).not.toHaveProperty('offers');
});

test('redirects upper case, trailing slashes and old names to one URL per page', async ({
  baseURL: origin = '',
}) => {
  const moved = async (address: string) => {
    const { status, location } = await htmlPage(origin + address);
    return [status, location];
  };
  expect(await moved('/Tractors/?HP=x')).toEqual([301, '/tractors?HP=x']);
  expect(await moved('/hi/')).toEqual([301, '/hi']);
  expect(await moved('/en/tractors')).toEqual([301, '/tractors']);
  expect(await moved('//tractors')).toEqual([301, '/tractors']);
  const detail = (await pathsOf(origin, 'tractors')).find((path) => /\/\d+$/.test(path)) ?? '';
  const [, id] = /\/(\d+)$/.exec(detail) ?? [];
  expect(await moved(`/hi/tractor/another-name/${id}`)).toEqual([301, `/hi${detail}`]);
  expect((await moved('/tractor/none/999999'))[0]).toBe(404);
  expect((await moved('/no-such-page'))[0]).toBe(404);
  // No redirect to a page that does not exist.
  expect((await moved('/en/none'))[0]).toBe(404);
  expect((await moved('/EN/tractor/none/999999/'))[0]).toBe(404);
});

test(
  'demonstration data is not indexable unless the operator allows it',
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
