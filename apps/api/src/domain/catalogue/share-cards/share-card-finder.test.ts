import {
  comparisonCardName,
  emiCardName,
  shareCardPath,
  tractorCardName,
  usedCardName,
} from '@tractor-haat/api-client';
import type { TractorCard, UsedCard } from '@tractor-haat/api-client/contract';
import { LANGUAGES, type Language } from '@tractor-haat/i18n';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { usedPhotos } from '../../../database/schema/used-photos.ts';
import { usedTractors } from '../../../database/schema/used-tractors.ts';
import { addShareCardRoutes } from '../../../http/catalogue/add-share-card-routes.ts';
import {
  DAILY_CACHE_CONTROL,
  IMMUTABLE_CACHE_CONTROL,
} from '../../../http/server/cache-publicly.ts';
import { createServer } from '../../../http/server/create-server.ts';
import { createLogger } from '../../../shared/create-logger.ts';
import { getWidestNetwork } from '../../../shared/limits/consume-address-quota.ts';
import { TaskQueue } from '../../../shared/task-queue.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { catalogueFolder } from '../../../testing/catalogue-content.ts';
import { oneDatabase } from '../../../testing/databases.ts';
import type { CardContent } from './card-content.ts';
import { drawCard } from './draw-card.ts';
import { createShareCardFinder } from './share-card-finder.ts';

/** Messengers drop a larger preview. */
const MAX_CARD_BYTES = 300_000;

const [database] = oneDatabase();

describe('share cards', () => {
  let api: TestApi;
  let tractors: TractorCard[];
  let used: UsedCard[];

  const items = async <T>(url: string): Promise<T[]> =>
    (await api.app.inject(url)).json().data.items;

  beforeAll(async () => {
    api = await testApi(database, catalogueFolder());
    tractors = await items('/api/v1/tractors');
    used = await items('/api/v1/used-tractors');
  });
  afterAll(() => api.close());

  const first = <T>(list: readonly T[]): T => {
    const [one] = list;
    if (!one) throw new Error('The content has none.');
    return one;
  };
  const two = () => tractors.slice(0, 2).sort((one, other) => (one.slug < other.slug ? -1 : 1));
  const loan = { principal: 500_000, ratePercent: 10, months: 60, frequency: 'monthly' } as const;
  const sum = emiCardName(loan, 10_624);

  test.each([
    ['tractor', IMMUTABLE_CACHE_CONTROL, () => tractorCardName(first(tractors))],
    ['used', DAILY_CACHE_CONTROL, () => usedCardName(first(used))],
    ['comparison', IMMUTABLE_CACHE_CONTROL, () => comparisonCardName(two())],
    ['emi', IMMUTABLE_CACHE_CONTROL, () => sum],
    [
      'half-yearly emi',
      IMMUTABLE_CACHE_CONTROL,
      () => emiCardName({ ...loan, frequency: 'half-yearly' }, 64_752),
    ],
    [
      'harvest emi',
      IMMUTABLE_CACHE_CONTROL,
      () => emiCardName({ ...loan, frequency: 'harvest' }, 10),
    ],
    [
      'odd emi',
      IMMUTABLE_CACHE_CONTROL,
      () => emiCardName({ ...loan, ratePercent: 10.35, months: 50 }, 12_353),
    ],
  ])('%s: draws the card at the URL that a page links, in both forms', async (_, caching, name) => {
    for (const [form, width, height] of [
      ['wide', 1200, 630],
      ['tall', 1080, 1920],
    ] as const) {
      const response = await api.app.inject(shareCardPath(name(), 'hi', form));
      expect(response.statusCode).toBe(200);
      expect(response.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': caching,
      });
      expect(await sharp(response.rawPayload).metadata()).toMatchObject({
        ...{ format: 'jpeg', width, height },
      });
      expect(response.rawPayload.length).toBeLessThan(MAX_CARD_BYTES);
    }
  });

  test('draws cards of every tractor and listing of a list page below the size limit', async () => {
    const cards = [...tractors.map(tractorCardName), ...used.map(usedCardName)];
    const weights = await Promise.all(
      cards.map(async (card, position) => {
        const language = LANGUAGES[position % LANGUAGES.length] ?? 'en';
        const { rawPayload } = await api.app.inject({
          url: shareCardPath(card, language, 'wide'),
          remoteAddress: `192.0.2.${position}`,
        });
        return rawPayload.length;
      }),
    );
    expect(weights.length).toBeGreaterThan(40);
    expect(Math.min(...weights)).toBeGreaterThan(10_000);
    expect(Math.max(...weights)).toBeLessThan(120_000);
  });

  test.each(['wide', 'tall'] as const)(
    'draws the %s card of a noisy photo below the size limit',
    async (form) => {
      const { data } = await sharp({
        create: {
          ...{ width: 1200, height: 900, channels: 3, background: '#777' },
          noise: { type: 'gaussian', mean: 128, sigma: 60 },
        },
      })
        .jpeg({ quality: 95 })
        .toBuffer({ resolveWithObject: true });
      const content: CardContent = {
        ...{ card: sum, heading: 'Noise', facts: '', rows: [], price: '1', note: '', path: '/' },
        picture: { kind: 'used', id: 'plain--a', view: 'side' },
      };
      const site = { name: 'Test', host: 'site.test' };
      expect((await drawCard(content, form, site, data)).length).toBeLessThan(MAX_CARD_BYTES);
    },
  );

  test('returns the card for a .png URL of an earlier release', async () => {
    const address = shareCardPath(sum, 'hi', 'wide').replace('.jpg', '.png');
    expect(address).toBe('/share-card/emi/500000-10-5/hi/wide-10624.png');
    const response = await api.app.inject(address);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('image/jpeg');
  });

  test.each(['sold', 'rejected', 'retired'] as const)(
    'returns 404 for the card of a %s listing at once, and its photo is no longer public',
    async (status) => {
      const { db } = api.connection;
      const [tractor] = used;
      if (!tractor) throw new Error('The content has no used tractor.');
      const id = eq(usedTractors.id, tractor.id);
      const photo = 'p'.repeat(22);
      const background = { r: 90, g: 60, b: 30 };
      const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .webp()
        .toBuffer();
      await db.insert(usedPhotos).values({
        ...{ photo, listing_id: tractor.id, place: 0, width: 8, height: 8 },
        ...{ small: bytes, large: bytes, created_at: new Date() },
      });
      const listings = await items<UsedCard>('/api/v1/used-tractors');
      const card = shareCardPath(
        usedCardName(listings.find((one) => one.id === tractor.id) ?? tractor),
        'en',
        'wide',
      );
      const drawn = await api.app.inject(card);
      expect(drawn.statusCode).toBe(200);
      await db.update(usedTractors).set({ status }).where(id);
      const after = await api.app.inject(card);
      expect([after.statusCode, after.headers['cache-control']]).toEqual([404, 'no-store']);
      const photoAfter = await api.app.inject(`/img/photo/${photo}/large.webp`);
      // The seller's own page still shows a sold tractor, by the photo's random address.
      if (status === 'sold') expect(photoAfter.headers['cache-control']).toBe('private, no-store');
      else expect(photoAfter.statusCode).toBe(404);
      await db.update(usedTractors).set({ status: 'approved' }).where(id);
      await db.delete(usedPhotos).where(eq(usedPhotos.photo, photo));
    },
  );

  test('draws a card for every language', async () => {
    const cards = await Promise.all(
      LANGUAGES.map(async (language) => {
        const { rawPayload } = await api.app.inject(
          shareCardPath(tractorCardName(first(tractors)), language, 'wide'),
        );
        return rawPayload.toString('base64');
      }),
    );
    expect(new Set(cards).size).toBe(LANGUAGES.length);
  });

  test('rejects cards of unknown revisions, keys, languages, forms, kinds and files', async () => {
    const card = tractorCardName(first(tractors));
    const right = shareCardPath(card, 'en', 'wide');
    for (const wrong of [
      shareCardPath({ ...card, revision: '0' }, 'en', 'wide'),
      shareCardPath({ ...card, key: '999999' }, 'en', 'wide'),
      shareCardPath({ ...card, key: `0${card.key}` }, 'en', 'wide'),
      shareCardPath({ ...card, kind: 'used' }, 'en', 'wide'),
      right.replace('/en/', '/ta/'),
      right.replace('wide', 'square'),
      right.replace('.jpg', '.webp'),
      right.replace('/tractor/', '/implement/'),
      right.replace('/tractor/', '/constructor/'),
    ]) {
      const response = await api.app.inject(wrong);
      expect([wrong, response.statusCode]).toEqual([wrong, 404]);
      expect(response.headers['cache-control']).toBe('no-store');
    }
  });

  test('accepts one URL per comparison: each tractor once, in order, at most four', async () => {
    const [one, other] = two();
    const { revision } = comparisonCardName(two());
    for (const key of [
      `${other?.slug}-vs-${one?.slug}`,
      `${one?.slug}-vs-${one?.slug}`,
      `${one?.slug}`,
      `${one?.slug}-vs-nobody`,
      tractors
        .slice(0, 5)
        .map(({ slug }) => slug)
        .sort()
        .join('-vs-'),
    ]) {
      const address = shareCardPath({ kind: 'comparison', key, revision }, 'en', 'wide');
      expect([key, (await api.app.inject(address)).statusCode]).toEqual([key, 404]);
    }
  });

  test.each([
    ['500000-10.123-5', '10649'],
    ['500000-10.0-5', '10624'],
    ['500000-10-5.5', '9885'],
    ['500000-10-0', '0'],
    ['500000-10-11', '6266'],
    ['500000-30.25-5', '16250'],
    ['5010000-10-5', '106447'],
    ['500000-10-50m-half-yearly', '64752'],
    ['0500000-10-5', '10624'],
    ['500000-10-5', '10625'],
    ['500000-10', '10624'],
  ])('rejects a card of the loan %s with revision %s', async (key, revision) => {
    const address = shareCardPath({ kind: 'emi', key, revision }, 'en', 'wide');
    expect((await api.app.inject(address)).statusCode).toBe(404);
  });

  test('draws a card for a tractor without a public price', async () => {
    const unpriced = tractors.find(({ price }) => price === null);
    expect(unpriced).toBeDefined();
    const card = tractorCardName(unpriced ?? first(tractors));
    const response = await api.app.inject(shareCardPath(card, 'mr', 'wide'));
    expect(response.statusCode).toBe(200);
  });

  test('limits drawing per address; other addresses and drawn cards are served', async () => {
    const app = createServer({ logger: createLogger('silent'), trustedProxyHops: 0 });
    const queue = new TaskQueue({ concurrency: 2, maxWaiting: 10, maxPerSource: 1 });
    const site = { name: 'Test', host: 'site.test' };
    addShareCardRoutes(app, createShareCardFinder(api.connection.db, queue, site));
    const card = (language: Language, remoteAddress: string) =>
      app.inject({ url: shareCardPath(sum, language, 'wide'), remoteAddress });
    const [busy, other] = ['192.0.2.1', '192.0.2.2'] as const;
    expect((await card('en', busy)).statusCode).toBe(200);
    let release = () => undefined;
    const held = queue.run(getWidestNetwork(busy), async () => {
      await new Promise<void>((resolve) => {
        release = () => void resolve();
      });
    });
    const refused = await card('hi', busy);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
    expect((await card('en', busy)).statusCode).toBe(200);
    expect((await card('hi', other)).statusCode).toBe(200);
    expect((await card('hi', busy)).statusCode).toBe(200);
    release();
    await held;
    expect((await card('mr', busy)).statusCode).toBe(200);
    await app.close();
  });
});
