import { readConfig } from './read-config.ts';

test('uses defaults for a local site without settings', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    origin: 'http://localhost:3000',
    apiBase: 'http://127.0.0.1:4000',
    dealerApiBase: 'http://127.0.0.1:4000',
    environment: 'production',
    trustedHops: 0,
    previews: false,
    indexable: false,
    cachePages: true,
    logLevel: 'warn',
  });
});

test.each([{ NODE_ENV: 'production' }, { DATABASE_URL: 'postgres://a/b' }])(
  'lists the settings that %j requires in one sentence',
  (variables) => {
    expect(() => readConfig(variables)).toThrow(
      'The configuration is invalid: PUBLIC_ORIGIN and TRUSTED_PROXY_HOPS must be set with ' +
        'DATABASE_URL or NODE_ENV=production.',
    );
  },
);

test.each([
  [{ PORT: '70000' }, 'PORT'],
  [{ SITE_ENV: 'test' }, 'SITE_ENV'],
  [{ PREVIEWS: 'maybe' }, 'PREVIEWS'],
  [{ API_BASE: 'nowhere' }, 'API_BASE'],
  [{ TRUSTED_PROXY_HOPS: '-1' }, 'TRUSTED_PROXY_HOPS'],
])('rejects %j and names the setting', (variables, name) => {
  expect(() => readConfig(variables)).toThrow(name);
});

test('derives the name of a social media profile from its host', () => {
  const YOUTUBE = 'https://www.youtube.com/@haat';
  const X = 'https://x.com/haat';
  expect(readConfig({ SOCIAL_PROFILES: `${YOUTUBE} ${X}` }).profiles).toEqual([
    { name: 'YouTube', to: YOUTUBE },
    { name: 'X', to: X },
  ]);
  expect(readConfig({}).profiles).toEqual([]);
});

test.each([
  'nowhere',
  'http://x.com/haat',
  'https://notx.com/haat',
  'https://x.com/a javascript:1',
])('rejects %s as a profile', (SOCIAL_PROFILES) =>
  expect(() => readConfig({ SOCIAL_PROFILES })).toThrow('SOCIAL_PROFILES'),
);

test('enables previews in staging by default', () => {
  expect(readConfig({ SITE_ENV: 'staging' }).previews).toBe(true);
  expect(readConfig({ SITE_ENV: 'staging', PREVIEWS: 'off' }).previews).toBe(false);
});
