import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectOneDatabase } from '../../../testing/databases.ts';
import {
  createMobile,
  createRandom,
  readRequestsPerEndpoint,
  readSeed,
  toAddress,
} from '../../../testing/random.ts';

const endpoints = [
  '/api/get_user_otp',
  '/api/user_otp_verify',
  '/api/user_register',
  '/api/user_login',
  '/api/password_otp',
  '/api/password_reset',
  '/api/user_logout',
];

const FIELD_NAMES = [
  'mobile',
  'otp',
  'password',
  'confirm',
  'name',
  'email',
  'proof',
  'method',
  'purpose',
  'page',
  'language',
  'all',
  'terms',
  '__proto__',
];

const VALUES: readonly unknown[] = [
  '9876512345',
  '5876512345',
  '123456',
  '',
  ' ',
  'login',
  'registration',
  'password',
  'code',
  'register',
  'hi',
  'on',
  true,
  null,
  0,
  -1,
  1e99,
  [],
  {},
  ['9876512345'],
  'गीता सोलंकी',
  '\u0000',
  '\ud800',
  "' or 1=1 --",
  '$1',
  'x'.repeat(300),
  'x'.repeat(2000),
  'a.b.c',
  '🚜🚜🚜🚜🚜🚜',
];

describe.each(selectOneDatabase())('random bodies to accounts on $name', (database) => {
  const seed = readSeed();
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(database);
  });
  afterAll(() => api.close());

  test.each(endpoints)(
    `%s responds without 5xx to random bodies (RANDOM_SEED=${seed} repeats the run)`,
    async (url) => {
      const source = createRandom(seed);
      for (let sent = 0; sent < readRequestsPerEndpoint(); sent += 1) {
        const fields = Array.from({ length: source.below(7) }, () => [
          source.pick(FIELD_NAMES),
          source.pick(VALUES),
        ]);
        const mobileField = source.below(2) === 0 ? { mobile: createMobile(source) } : {};
        const payload = { ...Object.fromEntries(fields), ...mobileField };
        const isForm = source.below(3) === 0;
        const response = await api.app.inject({
          method: 'POST',
          url,
          remoteAddress: toAddress(sent),
          ...(isForm
            ? {
                headers: { 'content-type': 'application/x-www-form-urlencoded' },
                payload: new URLSearchParams(payload).toString(),
              }
            : { payload }),
        });
        // A 404 would mean that the endpoint is missing.
        if (response.statusCode >= 500 || response.statusCode === 404) {
          throw new Error(
            JSON.stringify({ payload, isForm, responseBody: response.body.slice(0, 300) }),
          );
        }
      }
    },
    600_000,
  );
});
