import {
  questionsResponse,
  reviewsResponse,
  type TractorsPage,
  tractorResponse,
  tractorsResponse,
} from '@tractor-haat/api-client/contract';
import { createCatalogueFolder } from '../../../testing/catalogue-content.ts';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectDatabases } from '../../../testing/databases.ts';
import { questions } from '../questions/tables.ts';

describe.each(selectDatabases())('reviews and questions on $name', (database) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(database, createCatalogueFolder());
  });
  afterAll(() => api.close());

  const get = async (url: string) => {
    const response = await api.app.inject(url);
    return { status: response.statusCode, body: response.json() };
  };
  const listTractors = async (query: string): Promise<TractorsPage> => {
    const { status, body } = await get(`/api/v1/tractors${query}`);
    expect(status).toBe(200);
    return tractorsResponse.parse(body).data;
  };

  test('sorts the reviews of a tractor by the requested order and rejects an unknown order', async () => {
    const { items } = await listTractors('?brand=mahindra&sort=popular');
    const listReviews = async (order: string) => {
      const { body } = await get(`/api/v1/tractors/${items[0]?.id}?reviews=${order}`);
      return tractorResponse.parse(body).data.reviews.items;
    };
    const listRatings = async (order: string) =>
      (await listReviews(order)).map(({ rating }) => rating);
    const best = await listRatings('best');
    expect(best.length).toBeGreaterThan(1);
    expect(best).toEqual([...best].sort((a, b) => b - a));
    const worst = await listRatings('worst');
    expect(worst).toEqual([...worst].sort((a, b) => a - b));
    expect(worst).not.toEqual(best);
    const days = (await listReviews('newest')).map(({ written_on }) => written_on);
    expect(days).toEqual([...days].sort().reverse());
    expect((await get(`/api/v1/tractors/${items[0]?.id}?reviews=x`)).status).toBe(400);
  });

  test('lists questions about a tractor, with its brand in any script or without a brand', async () => {
    const { items } = await listTractors('?brand=mahindra&sort=popular');
    const [tractor] = items;
    expect(tractor?.model).toBe('575 DI');
    const createQuestionRow = (key: string, text: string) => ({
      key,
      category: 'tyres' as const,
      title: { en: key },
      text: { en: key },
      tractor: text,
      name: 'Ramesh',
      asked_on: '2026-11-01',
      demo: false,
      status: 'approved' as const,
    });
    await api.connection.db
      .insert(questions)
      .values([
        createQuestionRow('brand', 'Mahindra 575 di'),
        createQuestionRow('script', 'महिंद्रा 575 DI'),
        createQuestionRow('bare', '575 DI'),
        createQuestionRow('other', 'Mahindra Yuvo 575 DI'),
        createQuestionRow('none', '%'),
      ]);
    const { body } = await get(`/api/v1/questions?tractor=${tractor?.id}`);
    const titles = questionsResponse.parse(body).data.items.map(({ title }) => title.text);
    expect(titles.sort()).toEqual(['bare', 'brand', 'script']);
  });

  test('rejects an invalid tractor id in the list of questions', async () => {
    expect((await get('/api/v1/questions?tractor=x')).status).toBe(400);
  });

  const createReview = async () => ({
    tractor: (await listTractors('')).items[0]?.id,
    rating: 4,
    name: 'रामेश्वर',
    text: 'Good on wet land, light on diesel.',
  });
  const sendReview = (body: object) =>
    api.app.inject({ method: 'POST', url: '/api/review_save', payload: body });

  test('does not list a review that was just sent', async () => {
    const totalBefore = reviewsResponse.parse((await get('/api/v1/reviews')).body).data.total;
    const saved = await sendReview(await createReview());
    expect(saved.json()).toEqual({
      success: true,
      message: 'Your review has been submitted successfully!',
    });
    expect(reviewsResponse.parse((await get('/api/v1/reviews')).body).data.total).toBe(totalBefore);
  });

  test('rejects a review with an invalid rating, name, text or tractor', async () => {
    const review = await createReview();
    const rejected = await Promise.all([
      sendReview({ ...review, rating: 6 }),
      sendReview({ ...review, name: 'R2D2' }),
      sendReview({ ...review, text: 'short' }),
      sendReview({ ...review, tractor: 999_999 }),
    ]);
    expect(rejected.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400]);
    expect(rejected[3]?.json()).toMatchObject({ faults: { tractor: 'tractor_unknown' } });
  });

  test('redirects a form without JavaScript to its page, with its values if they are rejected', async () => {
    const tractor = (await listTractors('')).items[0]?.id;
    const sendForm = async (fields: Record<string, string>) => {
      const { statusCode, headers } = await api.app.inject({
        method: 'POST',
        url: '/api/review_save',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      });
      return [statusCode, headers.location];
    };
    const review = {
      tractor: String(tractor),
      rating: '5',
      name: 'Ramesh',
      text: 'Pulls well in black soil.',
      language: 'hi',
      back: '/hi/tractor-review',
    };
    expect(await sendForm(review)).toEqual([303, '/hi/tractor-review?review=sent#write-review']);
    const rejectedPage = /^\/hi\/tractor-review\?review=wrong&draft=[\w-]+#write-review$/;
    for (const change of [
      { rating: '' },
      { name: 'R2D2' },
      { text: 'x', back: '//evil.example' },
    ]) {
      const fields = { ...review, ...change };
      const [status, location = ''] = await sendForm(fields);
      expect([status, location]).toEqual([303, expect.stringMatching(rejectedPage)]);
      const draft = new URL(String(location), 'http://site.test').searchParams.get('draft');
      const { data } = (await api.app.inject(`/api/v1/form-drafts/${draft}`)).json();
      const { rating, name, text } = fields;
      expect(data.values).toEqual({ tractor: String(tractor), rating, name, text });
    }
  });
});
