import { parseDevelopOptions } from './develop.ts';

const SITE = 'https://staging.example';

test('uses the origin of the site and port 3000 by default', () => {
  expect(parseDevelopOptions({ against: `${SITE}/tyres` })).toEqual({ site: SITE, port: 3000 });
});

test('uses the port of `--port`', () => {
  expect(parseDevelopOptions({ against: SITE, port: '3001' }).port).toBe(3001);
});

test.each(['abc', '-1', '3000.5', '65536'])('rejects the port %s', (port) => {
  expect(() => parseDevelopOptions({ against: SITE, port })).toThrow(
    `--port must be a port from 0 to 65535, not "${port}".`,
  );
});

test.each<{ against?: string }>([{}, { against: '' }, { against: 'staging' }])(
  'rejects %j without a valid URL',
  (values) => {
    expect(() => parseDevelopOptions(values)).toThrow('Name the deployed site');
  },
);
