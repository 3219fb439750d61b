import { insuranceRatesResponse, loanOffersResponse } from '@tractor-haat/api-client/contract';
import { createCatalogueFolder, readProjectCatalogue } from '../../../testing/catalogue-content.ts';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectOneDatabase } from '../../../testing/databases.ts';
import { insuranceRateRow, loanOfferRow } from './list-loan-offers.ts';

describe.each(selectOneDatabase())('loan offers and insurance rates on $name', (database) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(database, createCatalogueFolder());
  });
  afterAll(() => api.close());

  test.each(['new', 'used', 'against'])(
    'lists loan offers of kind %s, each with its source',
    async (kind) => {
      const response = await api.app.inject(`/api/v1/loan-offers?kind=${kind}&language=hi`);
      const { items } = loanOffersResponse.parse(response.json()).data;
      expect(items.length).toBeGreaterThan(0);
      expect(items.every((offer) => offer.kind === kind && offer.lender.language === 'hi')).toBe(
        true,
      );
      expect(items.every(({ source }) => source.length > 0)).toBe(true);
    },
  );

  test.each([
    ['no kind', ''],
    ['an unknown kind', '?kind=gold'],
    ['an unknown language', '?kind=new&language=xx'],
  ])('rejects a request for loan offers with %s', async (_name, query) => {
    expect((await api.app.inject(`/api/v1/loan-offers${query}`)).statusCode).toBe(400);
  });

  test('lists the insurance rates sorted by key', async () => {
    const response = await api.app.inject('/api/v1/insurance-figures');
    const { items } = insuranceRatesResponse.parse(response.json()).data;
    expect(items.map(({ key }) => key)).toEqual([
      'gst',
      'third-party-tractor',
      'third-party-trailer',
    ]);
  });
});

test('rejects a loan offer whose minimum rate exceeds the maximum', () => {
  const [offer] = readProjectCatalogue().get('loan-offers') ?? [];
  expect(loanOfferRow.safeParse(offer).success).toBe(true);
  expect(loanOfferRow.safeParse({ ...offer, rate_min_pct: 20, rate_max_pct: 9 }).success).toBe(
    false,
  );
});

test('rejects an insurance rate with both an amount and a percentage', () => {
  const [insuranceRate] = readProjectCatalogue().get('insurance-figures') ?? [];
  expect(insuranceRateRow.safeParse(insuranceRate).success).toBe(true);
  expect(insuranceRateRow.safeParse({ ...insuranceRate, amount_inr: 5, percent: 5 }).success).toBe(
    false,
  );
});
