import { readCsv } from '../../../core/files/read-csv.ts';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectAllDatabases } from '../../../testing/databases.ts';
import { createMovingClock } from '../../../testing/moving-clock.ts';
import { enquiries } from '../../enquiries/forms/tables.ts';
import { createStaffFactory, type DeskCaller } from '../testing/desk-calls.ts';

/** Spreadsheets evaluate a cell that begins with one of these characters. */
const FORMULA_PATTERN = /^[=+@\t\r-]/;

describe.each(selectAllDatabases())('texts of leads on $name', (database) => {
  const clock = createMovingClock();
  let api: TestApi;
  let admin: DeskCaller;
  beforeAll(async () => {
    api = await createTestApi(database, undefined, clock.now);
    admin = await createStaffFactory(() => api, clock)('admin');
  });
  afterAll(() => api.close());

  let lastNumber = 9_450_000_000;
  /** Bypasses the forms, which would reject these values. */
  async function insertEnquiry(fields: Record<string, string>, name: string) {
    lastNumber += 1;
    await api.connection.db.insert(enquiries).values({
      primary_id: `strange-${lastNumber}`,
      form: 'contact',
      status: 'verified',
      name,
      mobile: String(lastNumber),
      product_key: '',
      fields,
      page_source: '@page',
      type_id: 97,
      language: 'hi',
      created_at: clock.now(),
      verified_at: clock.now(),
    });
  }

  test('masks a number that is written in digits of any script in a message', async () => {
    await insertEnquiry({ message: 'call ९८७६५ ४३२१० or 98765\u200b43210' }, 'Asha');
    const [{ id }] = (await admin.get(`leads?mobile=${lastNumber}`)).body.data;
    const { fields } = (await admin.get(`leads/${id}`)).body.data;
    expect(fields.message).toBe('call ********१० or ********10');
  });

  test('exports formulas in leads as text and records the export in the audit log', async () => {
    const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\r=1'];
    for (const message of formulas)
      await insertEnquiry({ message, model: '=HYPERLINK("x")' }, '=cmd|x');
    const { text, headers } = await admin.get('leads.csv?form=contact&mobile=');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(text.startsWith('\ufeffid,verified_at,name,mobile')).toBe(true);
    expect(text.match(/\ufeff/g)).toHaveLength(1);
    const cells = readCsv(text).flatMap((row) => row.cells);
    expect(cells.length).toBeGreaterThan(formulas.length * 10);
    expect(cells.filter((cell) => FORMULA_PATTERN.test(cell))).toEqual([]);
    for (const message of formulas) expect(text).toContain(`'${message}`);
    const [event] = (await admin.get('audit?what=leads.exported')).body.data;
    expect(event).toMatchObject({ who: admin.email, after: { form: 'contact' } });
  });
});
