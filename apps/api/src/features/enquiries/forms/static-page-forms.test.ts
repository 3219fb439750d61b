import { eq } from 'drizzle-orm';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectDatabases } from '../../../testing/databases.ts';
import { enquiries } from './tables.ts';
import { createEnquiryCalls } from './testing/enquiry-calls.ts';

const PLACE = { state: 'gujarat', district: 'anand' };

const FORMS = [
  { form: 'contact', pageSource: 'Contact', fields: { message: 'Which tractor for cane?' } },
  {
    form: 'partner',
    pageSource: 'Partner',
    fields: { company: 'Anand Tractors', email: 'anand@example.in', ...PLACE },
  },
  {
    form: 'career',
    pageSource: 'Career',
    fields: { position: 'Field officer', email: 'gita@example.in', ...PLACE },
  },
];

describe.each(selectDatabases())('forms of the static pages on $name', (database) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(database);
  });
  afterAll(() => api.close());
  const { post, verify, readCode } = createEnquiryCalls(() => api);

  test.each(FORMS)(
    'stores all fields of the form $form and verifies the enquiry by its code',
    async ({ form, pageSource, fields }) => {
      const mobile = `930000000${FORMS.findIndex((candidate) => candidate.form === form)}`;
      const findEnquiry = async () => {
        const { db } = api.connection;
        return (await db.select().from(enquiries).where(eq(enquiries.mobile, mobile)))[0];
      };
      const { status, body } = await post('/api/enquiry_save', {
        form,
        name: 'Gita',
        mobile,
        terms: 'on',
        ...fields,
      });
      expect(status).toBe(200);
      expect(await findEnquiry()).toMatchObject({
        form,
        status: 'unverified',
        name: 'Gita',
        page_source: pageSource,
        fields,
      });
      const primary_id = String(body.data?.primary_id);
      await verify({ primary_id, otp: await readCode(mobile) });
      expect(await findEnquiry()).toMatchObject({ status: 'verified' });
    },
  );

  test.each(FORMS)(
    'does not store the form $form without its required fields',
    async ({ form }) => {
      const { status, body } = await post('/api/enquiry_save', {
        form,
        name: 'Gita',
        mobile: '9300000009',
        terms: 'on',
      });
      expect(status).toBe(400);
      expect(body.success).toBe(false);
      const { db } = api.connection;
      expect(await db.select().from(enquiries).where(eq(enquiries.mobile, '9300000009'))).toEqual(
        [],
      );
    },
  );
});
