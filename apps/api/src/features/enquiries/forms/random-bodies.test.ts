import { errorBody } from '@tractor-haat/api-client/contract';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectOneDatabase } from '../../../testing/databases.ts';
import {
  createMobile,
  createRandom,
  type Random,
  readRequestsPerEndpoint,
  readSeed,
  toAddress,
} from '../../../testing/random.ts';
import { createEnquiryCalls, validForm } from './testing/enquiry-calls.ts';

const bodies: Readonly<Record<string, Record<string, unknown>>> = {
  '/api/whatsapp_popup_enquiry': { ...validForm, product_id: 53, type_id: 97, primary_id: '' },
  '/api/enquiry_save': { ...validForm, form: 'loan-new', amount: '500000', tenure_months: '60' },
  '/api/enquiry_otp_resend': { mobile: '9876500000', primary_id: 'open' },
  '/api/enquiry_otp_verify': { otp: '123456', primary_id: 'open' },
  '/api/suggested_implement': { product_id: 53, brand_name: 'fieldking' },
  '/api/implement_type_brand_list': { implement_type: 'rotavator' },
  '/api/implement_brand_modals': { implement_type: 'rotavator', brand_name: 'fieldking' },
  '/api/tyre_modal': { brand_name: 'mrf' },
};

const UNUSUAL_VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  2_147_483_648,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '💥'.repeat(30),
  'हल',
  "'; drop table enquiries; --",
  '<script>',
  '../../..',
  '__proto__',
  'x'.repeat(3000),
  [],
  [1, 2],
  {},
  { toString: 1 },
  '9876543210',
  'on',
];

function createRandomBody(source: Random, validBody: Record<string, unknown>): unknown {
  if (source.below(12) === 0) return source.pick(UNUSUAL_VALUES);
  const body: Record<string, unknown> = { ...validBody };
  const names = [...Object.keys(validBody), 'language', 'page', 'terms', 'verified_flag', 'extra'];
  for (let change = 0; change <= source.below(4); change += 1) {
    const name = source.pick(names);
    if (source.below(4) === 0) delete body[name];
    else body[name] = source.pick(UNUSUAL_VALUES);
  }
  return body;
}

describe.each(selectOneDatabase())('random bodies on $name', (database) => {
  const seed = readSeed();
  let api: TestApi;
  let pendingId = '';
  beforeAll(async () => {
    api = await createTestApi(database);
    pendingId = String((await createEnquiryCalls(() => api).submit()).body.data?.primary_id);
  });
  afterAll(() => api.close());

  test.each(Object.entries(bodies))(
    `%s never responds 5xx to random bodies (repeat with RANDOM_SEED=${seed})`,
    async (url, validBody) => {
      const source = createRandom(seed);
      const outcomes = new Set<string>();
      let limitedCount = 0;
      const baseBody =
        validBody.primary_id === 'open' ? { ...validBody, primary_id: pendingId } : validBody;
      for (let sent = 0; sent < readRequestsPerEndpoint(); sent += 1) {
        const mobileField = 'mobile' in baseBody ? { mobile: createMobile(source) } : {};
        const payload = JSON.stringify(createRandomBody(source, { ...baseBody, ...mobileField }));
        const headers = { 'content-type': 'application/json' };
        const remoteAddress = toAddress(sent);
        const request = { method: 'POST', url, payload, headers, remoteAddress } as const;
        const response = await api.app.inject(request);
        outcomes.add(`${response.statusCode} ${response.json().message}`);
        if (response.statusCode === 429) limitedCount += 1;
        if (response.statusCode >= 500 || response.statusCode < 200)
          throw new Error(`${response.statusCode} for ${payload}: ${response.body.slice(0, 300)}`);
        if (response.statusCode >= 400) errorBody.parse(response.json());
      }
      // With only one outcome the bodies would not vary enough.
      expect(outcomes.size).toBeGreaterThan(1);
      expect(limitedCount).toBeLessThan(readRequestsPerEndpoint() / 4);
    },
    600_000,
  );
});
