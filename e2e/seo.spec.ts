import type { APIRequestContext } from '@playwright/test';
import { isFull } from './fault-visitor.ts';
import { startSite } from './site/start.ts';
import { expect, test } from './test.ts';

const LANGUAGES = ['en', 'hi', 'gu', 'mr'] as const;

const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '');

async function page(request: APIRequestContext, address: string) {
  const response = await request.get(address, { maxRedirects: 0 });
  const html = await response.text();
  const one = (pattern: RegExp) => pattern.exec(html)?.[1];
  return {
    status: response.status(),
    headers: response.headers(),
    html,
    title: one(/<title>([^<]*)<\/title>/),
    description: one(/<meta name="description" content="([^"]*)"/),
    canonical: one(/<link rel="canonical" href="([^"]*)"/),
    alternates: Object.fromEntries(
      [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(
        ([, language, href]) => [language, href],
      ),
    ),
    picture: one(/<meta property="og:image" content="([^"]*)"/),
    facts: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, text]) => JSON.parse(text ?? ''),
    ),
  };
}

type Page = Awaited<ReturnType<typeof page>>;
type Facts = Record<string, unknown>;
const factsOf = ({ facts }: Page, type: string): Facts | undefined =>
  facts.find((one) => one['@type'] === type);

test('the index names a sitemap for each section and language; every address in them is the page', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const index = await request.get('/sitemap.xml');
  expect(index.headers()['content-type']).toContain('application/xml');
  const sitemaps = addressesIn(await index.text());
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
      ...LANGUAGES,
    ]);
  }
  const days = new RegExp(/<lastmod>(\d{4}-\d{2}-\d{2})<\/lastmod>/g);
  for (const sitemap of sitemaps.filter((url) => /-(en|mr)\.xml$/.test(url))) {
    const xml = await (await request.get(sitemap)).text();
    const today = new Date().toISOString().slice(0, 10);
    for (const [, day = ''] of xml.matchAll(days)) expect(day <= today).toBe(true);
    const all = addressesIn(xml);
    expect(all.length).toBeGreaterThan(0);
    // The first, the last and one between: each is a page that says that this is its address.
    for (const place of [0, Math.floor(all.length / 2), all.length - 1]) {
      const address = all[place] ?? '';
      const { status, canonical } = await page(request, address);
      expect([address, status]).toEqual([address, 200]);
      expect(canonical).toBe(address);
    }
  }
  expect((await request.get('/sitemap/nothing-en.xml')).status()).toBe(404);
  expect((await request.get('/sitemap/pages-fr.xml')).status()).toBe(404);
});

test('every kind of page that there is has its address in a sitemap', async ({ request }) => {
  const all = new Set<string>();
  for (const sitemap of addressesIn(await (await request.get('/sitemap.xml')).text())) {
    if (!sitemap.endsWith('-en.xml')) continue;
    for (const address of addressesIn(await (await request.get(sitemap)).text()))
      all.add(new URL(address).pathname);
  }
  const kinds = {
    'a brand of tractors': /^\/tractor\/[^/]+$/,
    'a tractor': /^\/tractor\/[^/]+\/\d+$/,
    'a kind of implements': /^\/tractor-implements-in-india\/[^/]+$/,
    'a brand of implements': /^\/tractor-implements\/[^/]+$/,
    'an implement': /^\/tractor-implements\/[^/]+\/[^/]+\/\d+$/,
    'a brand of tyres': /^\/tyre\/[^/]+-tractor-tyre-in-india$/,
    'a tyre': /^\/tyre\/[^/]+\/[^/]+\/\d+$/,
    'a used tractor': /^\/second-hand-tractor\/[^/]+\/\d+$/,
    'a dealer': /^\/dealer\/[^/]+\/\d+$/,
    'a comparison': /^\/compare-tractors\/[^/]+-vs-[^/]+$/,
    'a post': /^\/tractor-industry-news-blogs\/[^/]+$/,
    'a category of posts': /^\/tractor-industry-news-blogs\/category\/[^/]+$/,
    'a video': /^\/tractor-videos\/[^/]+$/,
    'a playlist': /^\/tractor-videos\/playlist\/[^/]+$/,
    'a reel': /^\/tractor-reels-and-shorts\/[^/]+$/,
    'a web story': /^\/web-story-in-india\/[^/]+$/,
    'a question': /^\/tractors-question-hub\/\d+$/,
    'the subsidies': /^\/tractors-subsidy-in-india$/,
  };
  const missing = Object.entries(kinds)
    .filter(([, pattern]) => ![...all].some((path) => pattern.test(path)))
    .map(([kind]) => kind);
  expect(missing).toEqual([]);
  for (const path of all) expect(path).not.toMatch(/^\/(enquiry|search|sign-in|register|__ui)/);
});

if (isFull)
  test('every address of every sitemap answers, and says that it is its own', async ({
    request,
  }) => {
    test.setTimeout(1_200_000);
    const wrong: string[] = [];
    for (const sitemap of addressesIn(await (await request.get('/sitemap.xml')).text())) {
      const all = addressesIn(await (await request.get(sitemap)).text());
      for (let at = 0; at < all.length; at += 8) {
        const some = all.slice(at, at + 8);
        const found = await Promise.all(some.map((address) => page(request, address)));
        for (const [place, { status, canonical }] of found.entries())
          if (status !== 200 || canonical !== some[place])
            wrong.push(`${some[place]} ${status} ${canonical}`);
      }
    }
    expect(wrong).toEqual([]);
  });

test('pages of things are shared with a picture of the thing', async ({ request, baseURL }) => {
  test.setTimeout(120_000);
  for (const [section, pattern] of Object.entries({
    tractors: /\/\d+$/,
    implements: /\/\d+$/,
    tyres: /\/\d+$/,
    comparisons: /-vs-/,
    posts: /news-blogs\/[^/]+$/,
    videos: /tractor-videos\/(?!playlist)[^/]+$/,
  })) {
    const { picture, html } = await firstOf(request, section, pattern);
    expect(picture).toMatch(new RegExp(`^${baseURL}/img/(?!share/default)`));
    for (const property of ['title', 'description', 'url', 'site_name'])
      expect(html).toMatch(new RegExp(`<meta property="og:${property}" content="[^"]{3,}"`));
    const answer = await request.get(picture ?? '');
    expect([picture, answer.status(), answer.headers()['content-type']]).toEqual([
      picture,
      200,
      'image/webp',
    ]);
  }
});

test('titles and descriptions are each page’s own, pictures exist, languages point at one another', async ({
  request,
}) => {
  test.setTimeout(120_000);
  const xml = await (await request.get('/sitemap/pages-en.xml')).text();
  const seen = new Map<string, string>();
  for (const address of addressesIn(xml)) {
    const found = await page(request, address);
    expect([address, found.title?.length ?? 0]).toEqual([address, expect.any(Number)]);
    expect(found.description?.length ?? 0).toBeGreaterThan(30);
    expect([address, seen.get(found.title ?? '')]).toEqual([address, undefined]);
    seen.set(found.title ?? '', address);
    expect(Object.keys(found.alternates)).toEqual([...LANGUAGES, 'x-default']);
    expect(found.alternates['x-default']).toBe(found.alternates.en);
    expect(found.alternates.en?.replace(/\/$/, '')).toBe(address.replace(/\/$/, ''));
    const hindi = await page(request, found.alternates.hi ?? '');
    expect(hindi.alternates).toEqual(found.alternates);
    expect(hindi.canonical).toBe(found.alternates.hi);
    expect(hindi.title).not.toBe(found.title);
  }
  const { picture } = await page(request, '/');
  expect((await request.get(picture ?? '')).headers()['content-type']).toBe('image/webp');
});

async function firstOf(request: APIRequestContext, section: string, pattern: RegExp) {
  const all = addressesIn(await (await request.get(`/sitemap/${section}-en.xml`)).text());
  const found = all.find((address) => pattern.test(address));
  if (!found) throw new Error(`no address of ${section} like ${pattern}`);
  return page(request, found);
}

test('structured data: the right kind for each page, prices only where they are public, no rating of demonstration', async ({
  request,
}) => {
  const home = await page(request, '/');
  const kinds = (home.facts[0]['@graph'] as Facts[]).map((one) => one['@type']);
  expect(kinds).toEqual(['Organization', 'WebSite']);

  const tractor = await page(
    request,
    (await request.get('/tractors').then((answer) => answer.text())).match(
      /href="(\/tractor\/[^/"]+\/\d+)"/,
    )?.[1] ?? '',
  );
  expect(factsOf(tractor, 'BreadcrumbList')).toBeDefined();
  const product = factsOf(tractor, 'Product');
  expect(product?.offers).toMatchObject({ '@type': 'AggregateOffer', priceCurrency: 'INR' });
  // All reviews that come with the site are demonstration.
  expect(tractor.html).not.toContain('aggregateRating');

  const implement = await firstOf(request, 'implements', /\/\d+$/);
  expect(factsOf(implement, 'Product')).toBeDefined();
  expect(factsOf(implement, 'Product')).not.toHaveProperty('offers');
  const used = await firstOf(request, 'used', /\/\d+$/);
  expect(factsOf(used, 'Product')).toBeUndefined();
  expect(factsOf(await firstOf(request, 'tyres', /\/\d+$/), 'Product')).toBeDefined();
  expect(
    factsOf(await firstOf(request, 'videos', /tractor-videos\/(?!playlist)[^/]+$/), 'VideoObject'),
  ).toBeDefined();
  expect(factsOf(await firstOf(request, 'questions', /\d+$/), 'QAPage')).toBeDefined();
  const gst = await page(request, '/tractor-industry-news-blogs/gst-on-tractors-5-percent');
  expect(factsOf(gst, 'NewsArticle')).toMatchObject({ headline: expect.any(String) });
  for (const list of [
    '/tractors',
    '/tyres',
    '/second-hand-tractor',
    '/tractor-implements-in-india',
  ])
    expect(factsOf(await page(request, list), 'ItemList')?.itemListElement).toHaveLength(24);
});

test('one address for each page: small letters, no slash at the end, names that changed lead on', async ({
  request,
  baseURL,
}) => {
  const moved = async (address: string) => {
    const response = await request.get(address, { maxRedirects: 0 });
    return [response.status(), response.headers().location];
  };
  expect(await moved('/Tractors/?HP=x')).toEqual([301, '/tractors?HP=x']);
  expect(await moved('/hi/')).toEqual([301, '/hi']);
  expect(await moved('/en/tractors')).toEqual([301, '/tractors']);
  expect(await moved(`${baseURL}//tractors`)).toEqual([301, '/tractors']);
  const all = addressesIn(await (await request.get('/sitemap/tractors-hi.xml')).text());
  const detail = new URL(all.find((address) => /\/\d+$/.test(address)) ?? '').pathname;
  const [, id] = /\/(\d+)$/.exec(detail) ?? [];
  expect(await moved(`/hi/tractor/another-name/${id}`)).toEqual([301, detail]);
  expect((await moved('/tractor/none/999999'))[0]).toBe(404);
  expect((await moved('/no-such-page'))[0]).toBe(404);
});

test('demonstration data is not to be found, unless whoever runs the site says so', async ({
  request,
}) => {
  expect((await request.get('/')).headers()['x-robots-tag']).toBe('noindex');
  process.env.SITE_INDEXABLE = 'true';
  const site = await startSite(process.env.SITE_STORE ?? '', process.env.SITE_API ?? '');
  try {
    const response = await request.get(site.address);
    expect(response.status()).toBe(200);
    expect(response.headers()).not.toHaveProperty('x-robots-tag');
  } finally {
    delete process.env.SITE_INDEXABLE;
    await site.stop();
  }
});
