import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { resolveSiteOrigin } from '@tractor-haat/server-kit/settings';
import { readCommandConfig, readConfig } from './config.ts';
import { repositoryRoot } from './core/files/repository-root.ts';
import { StartupError } from './core/startup-error.ts';
import { createTestFolder, removeTestFolders } from './testing/create-content-folder.ts';

const developmentVariables = { OTP_PROVIDER: 'outbox' };

test('uses the development defaults when only OTP_PROVIDER is set', () => {
  expect(readConfig(developmentVariables)).toEqual({
    port: 4000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    pool: { size: 10, statementSeconds: 5, viaPooler: false },
    dataDir: path.join(repositoryRoot, '.data'),
    drawingsDir: path.join(repositoryRoot, '.data/drawings'),
    drawOnRequest: false,
    contentDir: path.join(repositoryRoot, 'content'),
    logLevel: 'info',
    trustedProxyHops: 0,
    prepareAtStart: true,
    apiDocs: true,
    publicOrigin: undefined,
    sitePort: 3000,
    reverseGeocoderUrl: undefined,
    secretKey: undefined,
    isKeyReplaced: false,
    isProduction: false,
    shutdownDelayMs: 1000,
    telemetry: { metrics: undefined, traces: undefined },
    delivery: {
      providers: ['outbox'],
      push: {
        privateKey: undefined,
        services: [
          'fcm.googleapis.com',
          'push.services.mozilla.com',
          'notify.windows.com',
          'push.apple.com',
        ],
      },
      msg91: { authKey: '', base: 'https://control.msg91.com' },
      gupshup: { userId: '', password: '', base: 'https://enterprise.smsgupshup.com' },
      templates: undefined,
      budget: { perMinute: 600, perDay: 50_000, perPrefix: 1000 },
      breaker: { failures: 5, pauseSeconds: 60 },
    },
    mail: { server: undefined, newsletter: true },
    operator: { company: null, officer: null },
    retention: {
      unverified_leads: 30,
      leads: 1095,
      unfinished_listings: 2,
      closed_listings: 365,
      codes: 1,
      sessions: 1,
      failures: 7,
    },
  });
});

test('treats an empty environment variable as unset', () => {
  expect(readConfig({ ...developmentVariables, PORT: '', DATABASE_URL: '' })).toEqual(
    readConfig(developmentVariables),
  );
});

test('resolves relative folders against the repository instead of the working directory', () => {
  expect(readConfig({ ...developmentVariables, DATA_DIR: 'other' }).dataDir).toBe(
    path.join(repositoryRoot, 'other'),
  );
  expect(readConfig({ ...developmentVariables, DATA_DIR: '/data' }).dataDir).toBe('/data');
});

test.each([
  [{ PORT: 'eighty' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ DATABASE_URL: 'mysql://a/b' }, 'DATABASE_URL'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ TRUSTED_PROXY_HOPS: '-1' }, 'TRUSTED_PROXY_HOPS'],
  [{ REVERSE_GEOCODER_URL: 'nominatim' }, 'REVERSE_GEOCODER_URL'],
  [{ SECRET_KEY: 'short' }, 'SECRET_KEY'],
  [{ RETENTION_CODES_DAYS: '0' }, 'RETENTION_CODES_DAYS'],
  [{ GRIEVANCE_OFFICER_EMAIL: 'nobody' }, 'GRIEVANCE_OFFICER_EMAIL'],
  [{ OTP_PROVIDER: 'pigeon' }, 'OTP_PROVIDER'],
  [{ OTP_PROVIDER: 'msg91' }, 'MSG91_AUTH_KEY'],
  [{ OTP_PROVIDER: 'msg91', MSG91_AUTH_KEY: 'k' }, 'OTP_TEMPLATES'],
  [{ OTP_PROVIDER: 'gupshup', GUPSHUP_USER_ID: 'u' }, 'GUPSHUP_PASSWORD'],
  [{}, 'OTP_PROVIDER must be set in every environment, such as outbox in development'],
  [{ NODE_ENV: 'development' }, 'OTP_PROVIDER'],
  [{ NODE_ENV: 'production' }, 'OTP_PROVIDER'],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV'],
  [{ NODE_ENV: 'production' }, 'GRIEVANCE_OFFICER_NAME'],
  [{ SECRET_KEY_FILE: '/nowhere/key' }, 'SECRET_KEY_FILE'],
  [{ NODE_ENV: 'production', OTP_PROVIDER: 'outbox' }, 'ALLOW_OUTBOX'],
])('rejects the settings %j and names the invalid or missing one', (variables, name) => {
  expect(() => readConfig(variables)).toThrow(StartupError);
  expect(() => readConfig(variables)).toThrow(name);
});

const deployedVariables = {
  SECRET_KEY: 'a key of the tests, long enough.',
  PUBLIC_ORIGIN: 'https://example.in/',
  TRUSTED_PROXY_HOPS: '1',
};

const officer = {
  GRIEVANCE_OFFICER_NAME: 'Meera Joshi',
  GRIEVANCE_OFFICER_EMAIL: 'grievance@example.in',
};

const productionVariables = {
  ...deployedVariables,
  NODE_ENV: 'production',
  OTP_PROVIDER: 'outbox',
  ALLOW_OUTBOX: '1',
};

test('allows the outbox in production with ALLOW_OUTBOX=1', () => {
  const { delivery } = readConfig({ ...productionVariables, ...officer });
  expect(delivery.providers).toEqual(['outbox']);
});

test('disables the API documentation in production', () => {
  expect(readConfig({ ...productionVariables, ...officer }).apiDocs).toBe(false);
});

test('removes the trailing slash of PUBLIC_ORIGIN', () => {
  const { publicOrigin } = readConfig({ ...productionVariables, ...officer });
  expect(publicOrigin).toBe('https://example.in');
});

const MISSING_SETTINGS =
  'PUBLIC_ORIGIN, SECRET_KEY and TRUSTED_PROXY_HOPS must be set with DATABASE_URL or NODE_ENV=production; ' +
  'OTP_PROVIDER must be set in every environment, such as outbox in development';

const incompleteSettings: [variables: Record<string, string>, missing: string][] = [
  [
    { NODE_ENV: 'production' },
    `${MISSING_SETTINGS}; GRIEVANCE_OFFICER_NAME and GRIEVANCE_OFFICER_EMAIL must be set with NODE_ENV=production`,
  ],
  [{ DATABASE_URL: 'postgres://a/b' }, MISSING_SETTINGS],
];

test.each(incompleteSettings)(
  'lists all missing settings in one message for %j',
  (variables, missing) => {
    expect(() => readConfig(variables)).toThrow(`The configuration is invalid: ${missing}.`);
  },
);

test.each(incompleteSettings)('accepts the settings %j for a command', (variables) => {
  expect(() => readCommandConfig(variables)).not.toThrow();
});

test('requires a grievance officer in production', () => {
  expect(() => readConfig(productionVariables)).toThrow(
    'The configuration is invalid: GRIEVANCE_OFFICER_NAME and GRIEVANCE_OFFICER_EMAIL must be set with NODE_ENV=production.',
  );
  expect(readConfig({ ...productionVariables, ...officer }).operator.officer).toMatchObject({
    name: 'Meera Joshi',
  });
});

const serverVariables = {
  ...deployedVariables,
  DATABASE_URL: 'postgres://a/b',
  OTP_PROVIDER: 'outbox',
};

test('treats only an HTTPS origin as production', () => {
  const httpOrigin = { PUBLIC_ORIGIN: 'http://a.in' };
  expect(readConfig(serverVariables).isProduction).toBe(true);
  expect(readConfig({ ...serverVariables, ...httpOrigin }).isProduction).toBe(false);
});

test('enables the API documentation in production with API_DOCS=on', () => {
  expect(readConfig({ ...serverVariables, API_DOCS: 'on' })).toMatchObject({
    isProduction: true,
    apiDocs: true,
  });
});

test('resolveSiteOrigin returns PUBLIC_ORIGIN, or localhost with SITE_PORT if it is not set', () => {
  expect(
    resolveSiteOrigin(readConfig({ ...developmentVariables, PORT: '4001', SITE_PORT: '3461' })),
  ).toBe('http://localhost:3461');
  expect(
    resolveSiteOrigin(
      readConfig({ ...deployedVariables, ...developmentVariables, SITE_PORT: '3461' }),
    ),
  ).toBe('https://example.in');
});

test('commands use PORT, the port of the running site server or 3000 in links', () => {
  const DATA_DIR = createTestFolder();
  const readOrigin = (settings: Record<string, string>) =>
    resolveSiteOrigin(readCommandConfig(settings));
  expect(readOrigin({ DATA_DIR })).toBe('http://localhost:3000');
  writeFileSync(path.join(DATA_DIR, 'running-site.json'), '{"port":3461}');
  expect(readOrigin({ DATA_DIR })).toBe('http://localhost:3461');
  expect(readOrigin({ DATA_DIR, PORT: '3462' })).toBe('http://localhost:3462');
  removeTestFolders();
});
