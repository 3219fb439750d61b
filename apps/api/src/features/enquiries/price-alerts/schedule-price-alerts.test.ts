import type { AlertDeps } from './check-alert.ts';
import { schedulePriceAlerts } from './schedule-price-alerts.ts';

/** Also in `schedule-price-alerts.ts`. */
const POLL_INTERVAL_MS = 5000;

/** A database whose tables change before each poll, and whose transactions last until `endTransactions` is called. */
function createSlowDatabase() {
  const endTransactions: (() => void)[] = [];
  let revision = 0;
  const execute = async () => {
    revision += 1;
    return [{ revision: String(revision) }];
  };
  const query = { prepare: () => ({ execute }) };
  const select = () => ({ from: () => ({ where: () => query }) });
  const transaction = () =>
    new Promise<string[]>((resolve) => {
      endTransactions.push(() => resolve([]));
    });
  return { db: { select, transaction }, endTransactions };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('stop waits for an earlier poll after a later one has ended', async () => {
  const { db, endTransactions } = createSlowDatabase();
  const deps = { db, waitMs: 0 } as unknown as AlertDeps;
  const priceWatch = schedulePriceAlerts(deps, { warn: jest.fn() });
  await jest.advanceTimersByTimeAsync(2 * POLL_INTERVAL_MS);
  const [endFirst, endSecond] = endTransactions;
  endSecond?.();
  let isStopped = false;
  const stopping = priceWatch.stop().then(() => {
    isStopped = true;
  });
  await jest.advanceTimersByTimeAsync(0);
  expect(isStopped).toBe(false);
  endFirst?.();
  await stopping;
  expect(endTransactions).toHaveLength(2);
});
