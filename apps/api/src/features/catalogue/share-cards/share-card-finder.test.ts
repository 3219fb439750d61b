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
import { createLogger } from '../../../core/create-logger.ts';
import { TaskQueue } from '../../../core/jobs/task-queue.ts';
import { getWidestNetwork } from '../../../core/limits/consume-address-quota.ts';
import { DAILY_CACHE_CONTROL, IMMUTABLE_CACHE_CONTROL } from '../../../core/server/app.ts';
import { createServer } from '../../../core/server/create-server.ts';
import { createCatalogueFolder } from '../../../testing/catalogue-content.ts';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectOneDatabase } from '../../../testing/databases.ts';
import { usedPhotos, usedTractors } from '../used/tables.ts';
import type { CardContent } from './card-layout.ts';
import { createShareCardFinder } from './create-share-card-finder.ts';
import { drawCard } from './draw-card.ts';
import { addShareCardRoutes } from './routes.ts';

/** Messengers show no preview for a larger picture. */
const MAX_CARD_BYTES = 300_000;

const [database] = selectOneDatabase();

describe('share cards', () => {
  let api: TestApi;
  let tractors: TractorCard[];
  let usedCards: UsedCard[];

  const listItems = async <T>(url: string): Promise<T[]> =>
    (await api.app.inject(url)).json().data.items;

  beforeAll(async () => {
    api = await createTestApi(database, createCatalogueFolder());
    tractors = await listItems('/api/v1/tractors');
    usedCards = await listItems('/api/v1/used-tractors');
  });
  afterAll(() => api.close());

  const getFirst = <T>(list: readonly T[]): T => {
    const [item] = list;
    if (!item) throw new Error('The list is empty.');
    return item;
  };
  const getSortedPair = () => tractors.slice(0, 2).sort((a, b) => (a.slug < b.slug ? -1 : 1));
  const loan = { principal: 500_000, ratePercent: 10, months: 60, frequency: 'monthly' } as const;
  const loanCard = emiCardName(loan, 10_624);

  test.each([
    ['tractor', IMMUTABLE_CACHE_CONTROL, () => tractorCardName(getFirst(tractors))],
    ['used', DAILY_CACHE_CONTROL, () => usedCardName(getFirst(usedCards))],
    ['comparison', IMMUTABLE_CACHE_CONTROL, () => comparisonCardName(getSortedPair())],
    ['emi', IMMUTABLE_CACHE_CONTROL, () => loanCard],
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
      '50-month emi',
      IMMUTABLE_CACHE_CONTROL,
      () => emiCardName({ ...loan, ratePercent: 10.35, months: 50 }, 12_353),
    ],
  ])(
    'draws the %s card in both forms at the URL that pages link',
    async (_name, cacheControl, createName) => {
      for (const [form, width, height] of [
        ['wide', 1200, 630],
        ['tall', 1080, 1920],
      ] as const) {
        const response = await api.app.inject(shareCardPath(createName(), 'hi', form));
        expect(response.statusCode).toBe(200);
        expect(response.headers).toMatchObject({
          'content-type': 'image/jpeg',
          'cache-control': cacheControl,
        });
        const metadata = await sharp(response.rawPayload).metadata();
        expect(metadata).toMatchObject({ format: 'jpeg', width, height });
        expect(response.rawPayload.length).toBeLessThan(MAX_CARD_BYTES);
      }
    },
  );

  test('draws each card of the products on a list page in 10 to 120 kB', async () => {
    const cards = [...tractors.map(tractorCardName), ...usedCards.map(usedCardName)];
    const sizes = await Promise.all(
      cards.map(async (card, index) => {
        const language = LANGUAGES[index % LANGUAGES.length] ?? 'en';
        const { rawPayload } = await api.app.inject({
          url: shareCardPath(card, language, 'wide'),
          remoteAddress: `192.0.2.${index}`,
        });
        return rawPayload.length;
      }),
    );
    expect(sizes.length).toBeGreaterThan(40);
    expect(Math.min(...sizes)).toBeGreaterThan(10_000);
    expect(Math.max(...sizes)).toBeLessThan(120_000);
  });

  test.each(['wide', 'tall'] as const)(
    'draws the %s card of a noisy photo in less than 300 kB',
    async (form) => {
      const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
      const photo = await sharp({
        create: { width: 1200, height: 900, channels: 3, background: '#777', noise },
      })
        .jpeg({ quality: 95 })
        .toBuffer();
      const content: CardContent = {
        card: loanCard,
        heading: 'Noise',
        facts: '',
        rows: [],
        price: '1',
        note: '',
        path: '/',
        picture: { kind: 'used', id: 'plain--a', view: 'side' },
      };
      const site = { name: 'Test', host: 'site.test' };
      expect((await drawCard(content, form, site, photo)).length).toBeLessThan(MAX_CARD_BYTES);
    },
  );

  test('serves the .png URL of an earlier release as JPEG', async () => {
    const url = shareCardPath(loanCard, 'hi', 'wide').replace('.jpg', '.png');
    expect(url).toBe('/share-card/emi/500000-10-5/hi/wide-10624.png');
    const response = await api.app.inject(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('image/jpeg');
  });

  const PHOTO = 'p'.repeat(22);

  async function insertPhoto(listingId: number): Promise<void> {
    const background = { r: 90, g: 60, b: 30 };
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .webp()
      .toBuffer();
    await api.connection.db.insert(usedPhotos).values({
      photo: PHOTO,
      listing_id: listingId,
      place: 0,
      width: 8,
      height: 8,
      small: bytes,
      large: bytes,
      created_at: new Date(),
    });
  }

  test.each(['sold', 'rejected', 'retired'] as const)(
    'returns 404 for the card of a %s listing and does not publish its photo',
    async (status) => {
      const { db } = api.connection;
      const tractor = getFirst(usedCards);
      const isListing = eq(usedTractors.id, tractor.id);
      await insertPhoto(tractor.id);
      const listings = await listItems<UsedCard>('/api/v1/used-tractors');
      const cardUrl = shareCardPath(
        usedCardName(listings.find(({ id }) => id === tractor.id) ?? tractor),
        'en',
        'wide',
      );
      const before = await api.app.inject(cardUrl);
      expect(before.statusCode).toBe(200);
      await db.update(usedTractors).set({ status }).where(isListing);
      const after = await api.app.inject(cardUrl);
      expect([after.statusCode, after.headers['cache-control']]).toEqual([404, 'no-store']);
      const photoAfter = await api.app.inject(`/img/photo/${PHOTO}/large.webp`);
      // The page of the seller still shows the photos of a sold tractor, so they are not deleted.
      if (status === 'sold') expect(photoAfter.headers['cache-control']).toBe('private, no-store');
      else expect(photoAfter.statusCode).toBe(404);
      await db.update(usedTractors).set({ status: 'approved' }).where(isListing);
      await db.delete(usedPhotos).where(eq(usedPhotos.photo, PHOTO));
    },
  );

  test('draws a different card for each language', async () => {
    const cards = await Promise.all(
      LANGUAGES.map(async (language) => {
        const { rawPayload } = await api.app.inject(
          shareCardPath(tractorCardName(getFirst(tractors)), language, 'wide'),
        );
        return rawPayload.toString('base64');
      }),
    );
    expect(new Set(cards).size).toBe(LANGUAGES.length);
  });

  test('returns 404 for a card URL with an unknown part', async () => {
    const card = tractorCardName(getFirst(tractors));
    const validUrl = shareCardPath(card, 'en', 'wide');
    for (const invalidUrl of [
      shareCardPath({ ...card, revision: '0' }, 'en', 'wide'),
      shareCardPath({ ...card, key: '999999' }, 'en', 'wide'),
      shareCardPath({ ...card, key: `0${card.key}` }, 'en', 'wide'),
      shareCardPath({ ...card, kind: 'used' }, 'en', 'wide'),
      validUrl.replace('/en/', '/ta/'),
      validUrl.replace('wide', 'square'),
      validUrl.replace('.jpg', '.webp'),
      validUrl.replace('/tractor/', '/implement/'),
      validUrl.replace('/tractor/', '/constructor/'),
    ]) {
      const response = await api.app.inject(invalidUrl);
      expect([invalidUrl, response.statusCode]).toEqual([invalidUrl, 404]);
      expect(response.headers['cache-control']).toBe('no-store');
    }
  });

  test('returns 404 for an invalid comparison key', async () => {
    const [first, second] = getSortedPair();
    const { revision } = comparisonCardName(getSortedPair());
    for (const key of [
      `${second?.slug}-vs-${first?.slug}`,
      `${first?.slug}-vs-${first?.slug}`,
      `${first?.slug}`,
      `${first?.slug}-vs-nobody`,
      tractors
        .slice(0, 5)
        .map(({ slug }) => slug)
        .sort()
        .join('-vs-'),
    ]) {
      const url = shareCardPath({ kind: 'comparison', key, revision }, 'en', 'wide');
      expect([key, (await api.app.inject(url)).statusCode]).toEqual([key, 404]);
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
  ])('returns 404 for the loan key %s with revision %s', async (key, revision) => {
    const url = shareCardPath({ kind: 'emi', key, revision }, 'en', 'wide');
    expect((await api.app.inject(url)).statusCode).toBe(404);
  });

  test('draws a card for a tractor without a public price', async () => {
    const unpriced = tractors.find(({ price }) => price === null);
    expect(unpriced).toBeDefined();
    const card = tractorCardName(unpriced ?? getFirst(tractors));
    const response = await api.app.inject(shareCardPath(card, 'mr', 'wide'));
    expect(response.statusCode).toBe(200);
  });

  test('rejects a second drawing of an address with 429, but serves cached cards and other addresses', async () => {
    const app = createServer({ logger: createLogger('silent'), trustedProxyHops: 0 });
    const queue = new TaskQueue({ concurrency: 2, maxWaiting: 10, maxPerSource: 1 });
    const site = { name: 'Test', host: 'site.test' };
    addShareCardRoutes(app, createShareCardFinder(api.connection.db, queue, site));
    const requestCard = (language: Language, remoteAddress: string) =>
      app.inject({ url: shareCardPath(loanCard, language, 'wide'), remoteAddress });
    const [busyAddress, otherAddress] = ['192.0.2.1', '192.0.2.2'] as const;
    expect((await requestCard('en', busyAddress)).statusCode).toBe(200);
    let finishTask = () => undefined;
    const runningTask = queue.run(getWidestNetwork(busyAddress), async () => {
      await new Promise<void>((resolve) => {
        finishTask = () => void resolve();
      });
    });
    const limited = await requestCard('hi', busyAddress);
    expect(limited.statusCode).toBe(429);
    expect(limited.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
    expect((await requestCard('en', busyAddress)).statusCode).toBe(200);
    expect((await requestCard('hi', otherAddress)).statusCode).toBe(200);
    expect((await requestCard('hi', busyAddress)).statusCode).toBe(200);
    finishTask();
    await runningTask;
    expect((await requestCard('mr', busyAddress)).statusCode).toBe(200);
    await app.close();
  });
});
