import type { TractorDetail } from '@tractor-haat/api-client';
import { tractor } from '../../compare/testing/comparison.ts';

export function detailedTractor(id: number, overrides: Partial<TractorDetail> = {}): TractorDetail {
  return {
    ...tractor(`ace-${id}`, id),
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

/** Other ids get a 404 response. Returns the URLs of the requests, in order. */
export function tractorApi(...tractors: readonly TractorDetail[]) {
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
