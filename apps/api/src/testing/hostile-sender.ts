import { errorBody } from '@tractor-haat/api-client/contract';
import type { InjectOptions } from 'fastify';
import type { TestApi } from './api.ts';
import { documentedRoutes } from './documented-routes.ts';
import { hostileRequest } from './hostile-request.ts';
import { addressOf, random } from './random.ts';

const AT_ONCE = 4;
const PATIENCE_MS = 20_000;
/** Share of 503 responses that a busy machine may cause; more would be a defect of a route. */
const MOST_BUSY = 1 / 1000;

/**
 * Sends hostile requests to all documented routes in turn. Throws at the first unexpected response. A request that is
 * answered with 503 and a retry time is retried after the others, and must then succeed.
 */
export async function hostileSender(api: TestApi, seed: number) {
  const source = random(seed);
  const routes = await documentedRoutes(api);
  const statuses = new Map<number, number>();
  const reached = new Set<string>();
  const busy: HostileRequest[] = [];
  let sent = 0;
  let busyOnce = 0;

  async function next() {
    const route = routes[sent % routes.length];
    const number = sent;
    sent += 1;
    if (route === undefined) return;
    const request = { ...hostileRequest(source, route), remoteAddress: addressOf(number) };
    await send({ number, request, route: route.route, isAgain: false });
  }

  async function send({ number, request, route, isAgain }: HostileRequest) {
    const response = await withinPatience(api.app.inject(request), request);
    const { statusCode: status, body, headers } = response;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status < 400) reached.add(route);
    const details = () => JSON.stringify({ number, request, status, headers, body }).slice(0, 2000);
    const isBusy = status === 503 && Number(headers['retry-after']) > 0;
    if (isBusy && !isAgain) {
      busyOnce += 1;
      busy.push({ number, request, route, isAgain: true });
    } else if (status < 200 || status >= 500) throw new Error(details());
    if (status < 400 || request.method === 'HEAD') return;
    if (!errorBody.safeParse(response.json()).success)
      throw new Error(`not our error: ${details()}`);
  }

  return {
    routes,
    statuses,
    reached,
    async upTo(count: number): Promise<void> {
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          while (sent < count) await next();
        }),
      );
      for (const again of busy.splice(0)) await send(again);
      if (busyOnce > sent * MOST_BUSY) throw new Error(`${busyOnce} of ${sent} requests got a 503`);
    },
  };
}

/** A sent request, perhaps a retry. */
type HostileRequest = { number: number; request: InjectOptions; route: string; isAgain: boolean };

async function withinPatience<Answer>(answer: Promise<Answer>, request: object): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`no answer: ${JSON.stringify(request).slice(0, 2000)}`)),
      PATIENCE_MS,
    );
  });
  try {
    return await Promise.race([answer, silence]);
  } finally {
    clearTimeout(timer);
  }
}
