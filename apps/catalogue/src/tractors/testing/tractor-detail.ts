import type { TractorDetail } from '@tractor-haat/api-client';
import { createTractor } from '../../compare/testing/comparison.ts';

export function createDetailedTractor(
  id: number,
  overrides: Partial<TractorDetail> = {},
): TractorDetail {
  return {
    ...createTractor(`ace-${id}`, id),
    similar: [],
    implements: [],
    tyres: [],
    dealer_count: 0,
    used: [],
    reviews: {
      summary: { count: 0, average: null, histogram: [0, 0, 0, 0, 0], demo: false },
      items: [],
    },
    ...overrides,
  };
}

/** Responds with 404 to other ids. Returns the URLs of the requests, in order. */
export function mockTractorApi(...tractors: readonly TractorDetail[]) {
  const requests: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const { pathname, search } = new URL(String(address), 'http://site.test');
    requests.push(pathname + search);
    if (pathname === '/api/v1/tractors') return Response.json({ data: { items: tractors } });
    const data = tractors.find(({ id }) => pathname === `/api/v1/tractors/${id}`);
    return data
      ? Response.json({ data })
      : Response.json({ success: false, message: 'none' }, { status: 404 });
  });
  return requests;
}
