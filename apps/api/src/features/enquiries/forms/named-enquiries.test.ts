import { NAME_MESSAGES, type NameReason } from '@tractor-haat/api-client/contract';
import { eq } from 'drizzle-orm';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectDatabases } from '../../../testing/databases.ts';
import { enquiryAttempts } from './tables.ts';
import { createEnquiryCalls, validForm } from './testing/enquiry-calls.ts';

describe.each(selectDatabases())('names in enquiries on $name', (database) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(database);
  });
  afterAll(() => api.close());

  const { submit, post, readCode, verify } = createEnquiryCalls(() => api);
  let numberCount = 0;
  const createNumber = () => {
    numberCount += 1;
    return String(9_500_000_000 + numberCount);
  };
  const findAttempt = async (mobile: string) => {
    const rows = await api.connection.db
      .select()
      .from(enquiryAttempts)
      .where(eq(enquiryAttempts.mobile, mobile));
    return rows[0];
  };

  test.each([
    [{ state: 'narnia' }, { state: 'state_unknown' }],
    [{ district: 'narnia' }, { district: 'district_unknown' }],
    [{ district: 'prayagraj' }, { district: 'district_unknown' }],
    [{ tehsil: 'narnia' }, { tehsil: 'tehsil_unknown' }],
    [{ tehsil: 'nadiad' }, { tehsil: 'tehsil_unknown' }],
    [{ type: 'hovercraft' }, { type: 'type_unknown' }],
    [{ brand: 'nobody' }, { brand: 'brand_unknown' }],
    [{ model: 'Model 999' }, { model: 'model_unknown' }],
    [
      { model: 'X', state: 'narnia' },
      { model: 'model_unknown', state: 'state_unknown' },
    ],
  ] as [object, Record<string, NameReason>][])(
    'rejects %j with an error on its field and sends no message',
    async (changes, validationErrors) => {
      const mobile = createNumber();
      const response = await submit({ mobile, ...changes });
      expect(response.status).toBe(400);
      const reason = Object.values(validationErrors)[0] ?? 'product_unknown';
      expect(response.body).toMatchObject({
        success: false,
        reason,
        faults: validationErrors,
        message: NAME_MESSAGES[reason].en,
      });
      await expect(readCode(mobile)).rejects.toThrow('no code was sent');
      expect(await findAttempt(mobile)).toBeUndefined();
    },
  );

  test.each([
    {},
    { type: 'plough हि', brand: 'FIELDKING', model: 'model-53' },
    { type: 'Plough', brand: 'Fieldking ગુ', model: ' model  53 ' },
    { brand: 'fieldking म', model: 'Fieldking हि Model 53', state: 'Gujarat हि' },
    { state: 'GUJARAT', district: 'Anand हि', tehsil: 'બોરસદ' },
  ])('stores %j under the names of the catalogue', async (changes) => {
    const mobile = createNumber();
    expect((await submit({ mobile, ...changes })).status).toBe(200);
    const attempt = await findAttempt(mobile);
    expect(attempt?.fields).toMatchObject({
      type: 'plough',
      brand: 'fieldking',
      model: 'Model 53',
      state: 'gujarat',
      district: 'anand',
      tehsil: 'borsad',
    });
  });

  test('accepts the brand and model of a suggestion in every language', async () => {
    for (const language of ['en', 'hi', 'gu', 'mr']) {
      const mobile = createNumber();
      const primary_id = String((await submit({ mobile, language })).body.data?.primary_id);
      await verify({ otp: await readCode(mobile), primary_id });
      const query = { product_id: 53, brand_name: 'Fieldking हि', language };
      const { body } = await post('/api/suggested_implement', query);
      const [first] = body.data as unknown as { brand: string; model: string }[];
      const interest = { brand: first?.brand, model: first?.model, type: null };
      const response = await submit({ mobile, primary_id, ...interest, language });
      expect(response.body.data?.text).toBe('suggestion_saved');
    }
  });

  test.each([
    [{ product_id: 999_999 }, 'product_unknown'],
    [{ implement_type: 'hovercraft' }, 'type_unknown'],
    [{ brand_name: 'nobody' }, 'brand_unknown'],
  ] as const)('rejects suggestions for %j with the reason %s', async (query, reason) => {
    const response = await post('/api/suggested_implement', { ...query, language: 'mr' });
    expect(response.status).toBe(400);
    const [field = ''] = Object.keys(query);
    const validationErrors = { [field]: reason };
    expect(response.body).toMatchObject({
      reason,
      faults: validationErrors,
      message: NAME_MESSAGES[reason].mr,
    });
  });

  test('rejects an unknown product id with an error on its field', async () => {
    const place = { state: 'gujarat', district: 'anand', tehsil: 'borsad' };
    const tractor = { brand: 'other', model: 'other' };
    const forms = [
      { ...validForm, form: 'implement-on-road' },
      { ...validForm, ...tractor, form: 'tractor-on-road' },
      { ...validForm, brand: 'other', model: '', form: 'tyre-price' },
      { name: 'Gita', ...place, form: 'used-contact' },
      { name: 'Gita', ...place, form: 'dealer-contact' },
    ];
    for (const form of forms) {
      const enquiryBody = { ...form, mobile: createNumber(), product_id: 999_999 };
      const { status, body } = await post('/api/enquiry_save', enquiryBody);
      expect([status, body.reason, body.faults]).toEqual([
        400,
        'product_unknown',
        { product_id: 'product_unknown' },
      ]);
      const withoutId = await post('/api/enquiry_save', { ...enquiryBody, product_id: null });
      expect(withoutId.status).toBe(200);
    }
    const popup = { mobile: createNumber(), product_id: 999_999, brand: 'nobody' };
    expect((await submit(popup)).body.faults).toEqual({
      brand: 'brand_unknown',
      product_id: 'product_unknown',
    });
    const mobile = createNumber();
    const first = await submit({ mobile });
    const interestForm = { mobile, primary_id: first.body.data?.primary_id, product_id: 999_999 };
    expect((await submit(interestForm)).body.faults).toEqual({ product_id: 'product_unknown' });
  });

  test('accepts the brand "other" but rejects an unknown brand', async () => {
    const mobile = createNumber();
    const form = { ...validForm, form: 'tractor-on-road', brand: 'other', model: 'other', mobile };
    expect((await post('/api/enquiry_save', form)).status).toBe(200);
    const unknown = { ...form, brand: 'nobody', mobile: createNumber() };
    expect((await post('/api/enquiry_save', unknown)).body.faults).toEqual({
      brand: 'brand_unknown',
    });
  });
});
