import { runRollingRestart } from '@tractor-haat/server-kit/testing';
import { startSite } from './site/start.ts';
import { expect, test } from './test.ts';

test('every page and file is served while two site servers are replaced one after the other', async () => {
  const { SITE_STORE = '', SITE_API = '' } = process.env;
  const start = () => startSite(SITE_STORE, SITE_API, { STOP_NOTICE_SECONDS: '1' });
  const before = await Promise.all([start(), start()]);
  const paths = ['/', '/tractors', '/hi/tractors', '/api/v1/implements', '/robots.txt'];
  const { requestCount, failed, after } = await runRollingRestart(
    before,
    start,
    '/__health/ready',
    paths,
  );
  expect(failed).toEqual([]);
  expect(requestCount).toBeGreaterThan(50);
  await Promise.all(after.map((site) => site.stop()));
});
