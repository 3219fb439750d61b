import path from 'node:path';
import { readConfig } from './config.ts';
import { repositoryRoot } from './shared/paths.ts';
import { StartProblem } from './shared/start-problem.ts';

test('nothing set: a development API on its own folder', () => {
  expect(readConfig({})).toEqual({
    port: 4000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    dataDir: path.join(repositoryRoot, '.data'),
    contentDir: path.join(repositoryRoot, 'content'),
    logLevel: 'info',
    trustedProxyHops: 0,
    prepareAtStart: true,
    warmPictures: true,
    publicOrigin: undefined,
    reverseGeocoderUrl: undefined,
    secretKey: undefined,
    isProduction: false,
    delivery: {
      providers: ['outbox'],
      msg91: { authKey: '', base: 'https://control.msg91.com' },
      gupshup: { userId: '', password: '', base: 'https://enterprise.smsgupshup.com' },
      templates: undefined,
      budget: { perMinute: 600, perDay: 50_000, perPrefix: 1000 },
      breaker: { failures: 5, pauseSeconds: 60 },
    },
  });
});

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}));
});

test('folders are relative to the repository, not to where the process was started', () => {
  expect(readConfig({ DATA_DIR: 'other' }).dataDir).toBe(path.join(repositoryRoot, 'other'));
  expect(readConfig({ DATA_DIR: '/data' }).dataDir).toBe('/data');
});

test.each([
  [{ PORT: 'eighty' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ DATABASE_URL: 'mysql://a/b' }, 'DATABASE_URL'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ TRUSTED_PROXY_HOPS: '-1' }, 'TRUSTED_PROXY_HOPS'],
  [{ WARM_PICTURES: 'maybe' }, 'WARM_PICTURES'],
  [{ REVERSE_GEOCODER_URL: 'nominatim' }, 'REVERSE_GEOCODER_URL'],
  [{ SECRET_KEY: 'short' }, 'SECRET_KEY'],
  [{ OTP_PROVIDER: 'pigeon' }, 'OTP_PROVIDER'],
  [{ OTP_PROVIDER: 'msg91' }, 'MSG91_AUTH_KEY'],
  [{ OTP_PROVIDER: 'msg91', MSG91_AUTH_KEY: 'k' }, 'OTP_TEMPLATES'],
  [{ OTP_PROVIDER: 'gupshup', GUPSHUP_USER_ID: 'u' }, 'GUPSHUP_PASSWORD'],
  [{ NODE_ENV: 'production' }, 'OTP_PROVIDER'],
  [{ NODE_ENV: 'production', OTP_PROVIDER: 'outbox' }, 'ALLOW_OUTBOX'],
])('%j is refused with its name', (variables, name) => {
  expect(() => readConfig(variables)).toThrow(StartProblem);
  expect(() => readConfig(variables)).toThrow(name);
});

test('the outbox may be allowed for a demonstration', () => {
  const demonstration = { NODE_ENV: 'production', OTP_PROVIDER: 'outbox', ALLOW_OUTBOX: '1' };
  expect(readConfig(demonstration).delivery.providers).toEqual(['outbox']);
});
