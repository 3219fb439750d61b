import { errorBody } from '@tractor-haat/api-client/contract';
import type { InjectOptions } from 'fastify';
import { createHostileRequest } from './create-hostile-request.ts';
import type { TestApi } from './create-test-api.ts';
import { listDocumentedRoutes } from './list-documented-routes.ts';
import { createRandom, toAddress } from './random.ts';

const CONCURRENCY = 4;
const RESPONSE_TIMEOUT_MS = 20_000;
const MAX_DETAILS_LENGTH = 2000;
/** A busy machine causes a few 503 responses. A higher share is a defect of a route. */
const MAX_BUSY_SHARE = 1 / 1000;

/** Throws at the first unexpected response. A 503 with a retry time is retried once, after all other requests. */
export async function createHostileSender(api: TestApi, seed: number) {
  const random = createRandom(seed);
  const routes = await listDocumentedRoutes(api);
  const statuses = new Map<number, number>();
  const acceptedRoutes = new Set<string>();
  const requestsToRetry: HostileRequest[] = [];
  let sentCount = 0;
  let busyCount = 0;

  async function sendNext() {
    const route = routes[sentCount % routes.length];
    const number = sentCount;
    sentCount += 1;
    if (route === undefined) return;
    const request = { ...createHostileRequest(random, route), remoteAddress: toAddress(number) };
    await send({ number, request, route: route.route, isRetry: false });
  }

  async function send({ number, request, route, isRetry }: HostileRequest) {
    const response = await withTimeout(api.app.inject(request), request);
    const { statusCode: status, body, headers } = response;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status < 400) acceptedRoutes.add(route);
    const formatDetails = () =>
      JSON.stringify({ number, request, status, headers, body }).slice(0, MAX_DETAILS_LENGTH);
    const isBusy = status === 503 && Number(headers['retry-after']) > 0;
    if (isBusy && !isRetry) {
      busyCount += 1;
      requestsToRetry.push({ number, request, route, isRetry: true });
    } else if (status < 200 || status >= 500) throw new Error(formatDetails());
    if (status < 400 || request.method === 'HEAD') return;
    if (!errorBody.safeParse(response.json()).success)
      throw new Error(`not the format of API errors: ${formatDetails()}`);
  }

  return {
    routes,
    statuses,
    acceptedRoutes,
    async sendUpTo(count: number): Promise<void> {
      await Promise.all(
        Array.from({ length: CONCURRENCY }, async () => {
          while (sentCount < count) await sendNext();
        }),
      );
      for (const retry of requestsToRetry.splice(0)) await send(retry);
      if (busyCount > sentCount * MAX_BUSY_SHARE)
        throw new Error(`${busyCount} of ${sentCount} requests got a 503`);
    },
  };
}

type HostileRequest = { number: number; request: InjectOptions; route: string; isRetry: boolean };

async function withTimeout<Result>(response: Promise<Result>, request: object): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`no answer: ${JSON.stringify(request).slice(0, MAX_DETAILS_LENGTH)}`)),
      RESPONSE_TIMEOUT_MS,
    );
  });
  try {
    return await Promise.race([response, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
