import { enquiries } from '../../../database/schema/enquiries.ts';
import { readCsv } from '../../../shared/csv/read-csv.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { everyDatabase } from '../../../testing/databases.ts';
import { movingClock } from '../../../testing/moving-clock.ts';
import { enquiryCalls, idOf } from '../../enquiries/forms/testing/enquiry-calls.ts';
import { listLeadsSince } from '../../enquiries/list-leads-since.ts';
import { withdraw } from '../../people/privacy/withdraw.ts';
import { type DeskCaller, deskStaff } from '../testing/desk-calls.ts';

const anand = { brands: ['fieldking'], districts: ['anand'] };

describe.each(everyDatabase())('leads at the desk on $name', (database) => {
  const clock = movingClock();
  let api: TestApi;
  let admin: DeskCaller;
  let sales: DeskCaller;
  const staffed = deskStaff(() => api, clock);
  beforeAll(async () => {
    api = await testApi(database, undefined, clock.now);
    admin = await staffed('admin');
    sales = await staffed('sales');
  });
  afterAll(() => api.close());

  let numbers = 9_400_000_000;
  /** Sends a form with its right code; returns the number and the desk's id of the lead. */
  async function lead(changes: object = {}) {
    numbers += 1;
    const mobile = String(numbers);
    const { submit, verify, code } = enquiryCalls(() => api);
    const sent = await submit({ mobile, ...changes });
    const isRight = await verify({ otp: await code(mobile), primary_id: idOf(sent) });
    expect(isRight.status).toBe(200);
    const [found] = (await admin.get(`leads?mobile=${mobile}`)).body.data;
    return { mobile, id: found.id as number };
  }
  /** Inserts a lead with values that no form accepts. */
  async function strange(fields: Record<string, string>, name: string) {
    numbers += 1;
    await api.connection.db.insert(enquiries).values({
      primary_id: `strange-${numbers}`,
      form: 'contact',
      status: 'verified',
      name,
      mobile: String(numbers),
      product_key: '',
      fields,
      page_source: '@page',
      type_id: 97,
      language: 'hi',
      created_at: clock.now(),
      verified_at: clock.now(),
    });
  }

  test('hides leads with withdrawn consent from lists, files and pages; shows a new enquiry', async () => {
    const { mobile, id } = await lead({ consent_calls: 'on' });
    const other = await lead();
    await withdraw(api.connection.db, mobile, 'calls', clock.now());
    expect((await admin.get(`leads?mobile=${mobile}`)).body.data).toEqual([]);
    expect((await admin.get(`leads/${id}`)).status).toBe(404);
    const { text } = await admin.get('leads.csv');
    expect([text.includes(mobile), text.includes(other.mobile)]).toEqual([false, true]);
    const exported = await listLeadsSince(api.connection.db, new Date(0));
    expect(exported.map((one) => one.mobile)).not.toContain(mobile);
    clock.forward(700);
    const { submit, verify, code } = enquiryCalls(() => api);
    const sent = await submit({ mobile, type: 'rotavator', brand: '', model: '' });
    await verify({ otp: await code(mobile), primary_id: idOf(sent) });
    expect((await admin.get(`leads?mobile=${mobile}`)).body.data).toHaveLength(1);
  });

  test('masks a number in a message in any format', async () => {
    await strange({ message: 'call ९८७६५ ४३२१० or 98765\u200b43210' }, 'Asha');
    const [{ id }] = (await admin.get(`leads?mobile=${numbers}`)).body.data;
    const { fields } = (await admin.get(`leads/${id}`)).body.data;
    expect(fields.message).toBe('call ********१० or ********10');
  });

  test('lists verified enquiries newest first, masked until one is opened', async () => {
    const { submit } = enquiryCalls(() => api);
    await submit({ mobile: '9400009999' });
    expect((await sales.get('leads?mobile=9400009999')).body.data).toEqual([]);
    const { mobile, id } = await lead();
    const { body } = await sales.get('leads');
    expect(body.data[0]).toMatchObject({
      id,
      name: 'रामेश्वर पटेल',
      mobile: `*******${mobile.slice(-3)}`,
      status: 'new',
      brand: 'fieldking',
      district: 'anand',
      model: 'Model 53',
    });
    const detail = await sales.get(`leads/${id}`);
    expect(detail.text).not.toContain(mobile);
    expect(detail.body.data.history.map(({ what }: { what: string }) => what)).toEqual([
      'created',
      'code_sent',
      'verified',
    ]);
    const opened = (await sales.post(`leads/${id}/open`)).body.data;
    expect(opened).toMatchObject({ mobile, call: `tel:+91${mobile}` });
    expect(opened.whatsapp).toContain(`https://wa.me/91${mobile}?text=Hello`);
    const { text } = await admin.get(`audit?object=lead/${id}`);
    expect(JSON.parse(text).data).toMatchObject([
      { who: sales.email, what: 'lead.opened', object: `lead/${id}` },
    ]);
    expect(text).not.toContain(mobile);
  });

  test('finds leads by number, place, product, form, status, person and day', async () => {
    const { id, mobile } = await lead({ brand: 'khedut', model: 'Model 2', type: 'rotavator' });
    await sales.patch(`leads/${id}`, { status: 'interested', assignee: sales.id });
    const own = [
      `mobile=%2B91%20${mobile}`,
      'brand=khedut',
      'brand=khedut&model=model%202',
      'status=interested',
      `assignee=${sales.id}`,
      'district=anand&brand=khedut',
      'district=gujarat/anand&brand=khedut',
      'state=gujarat&brand=khedut&form=implement-price',
      `since=2026-11-21&until=2026-11-22&brand=khedut`,
    ];
    for (const query of own) {
      const { data } = (await sales.get(`leads?${query}`)).body;
      expect([query, data.map((one: { id: number }) => one.id)]).toEqual([query, [id]]);
    }
    const none = ['until=2026-11-20', 'since=2026-11-23', 'district=himachal-pradesh/anand'];
    for (const query of none) {
      expect([query, (await sales.get(`leads?${query}`)).body.data]).toEqual([query, []]);
    }
    expect((await sales.get('leads?status=odd')).status).toBe(400);
    expect((await sales.get('leads?limit=0')).status).toBe(400);
  });

  test('scrolls through leads without gaps', async () => {
    for (const _ of [1, 2, 3]) await lead();
    const seen: number[] = [];
    let after = '';
    for (;;) {
      const { body } = await sales.get(`leads?limit=2${after}`);
      seen.push(...body.data.map(({ id }: { id: number }) => id));
      if (body.next === null) break;
      after = `&after=${body.next}`;
    }
    const { data } = (await sales.get('leads?limit=200')).body;
    expect(seen).toEqual(data.map(({ id }: { id: number }) => id));
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('stores status, person, day and notes; requires a reason for lost', async () => {
    const { id } = await lead();
    const lost = await sales.patch(`leads/${id}`, { status: 'lost' });
    expect(lost).toMatchObject({ status: 400, body: { faults: { reason: 'field_missing' } } });
    const reason = 'bought from +91 98765-43210';
    await sales.patch(`leads/${id}`, { status: 'lost', reason });
    const back = { status: 'called', follow_up: '2026-12-01', assignee: sales.id };
    const { data } = (await sales.patch(`leads/${id}`, back)).body;
    expect(data).toMatchObject({
      ...back,
      reason: null,
      assignee_name: sales.email ? 'sales 2' : '',
    });
    clock.forward(1);
    expect((await sales.post(`leads/${id}/notes`, { text: ' ' })).status).toBe(400);
    expect((await sales.post(`leads/${id}/notes`, { text: 'wants a loan' })).status).toBe(200);
    clock.forward(1);
    const free = await sales.patch(`leads/${id}`, { follow_up: '', assignee: '' });
    expect(free.body.data).toMatchObject({ follow_up: null, assignee: null, status: 'called' });
    expect((await sales.patch(`leads/${id}`, { assignee: 999_999 })).status).toBe(400);
    const { history } = (await sales.get(`leads/${id}`)).body.data;
    const done = history.filter(({ who }: { who: string | null }) => who !== null);
    expect(done.map(({ what, text }: Record<string, string>) => text ?? what)).toEqual([
      'lead.changed',
      'lead.changed',
      'wants a loan',
      'lead.changed',
    ]);
    expect(done[0].after).toMatchObject({ status: 'lost', reason: 'bought from ********10' });
  });

  test('hides leads of other brands and districts from a dealer for any query', async () => {
    const own = await lead();
    const otherBrand = await lead({ brand: 'khedut', model: 'Model 2', type: 'rotavator' });
    const kheda = { state: 'gujarat', district: 'kheda', tehsil: 'nadiad' };
    const otherPlace = await lead(kheda);
    const dealer = await staffed('dealer', anand);
    const seen = (await dealer.get('leads?limit=200')).body.data;
    expect(seen[0].id).toBe(own.id);
    for (const { brand, district } of seen)
      expect([brand, district]).toEqual(['fieldking', 'anand']);
    for (const { id, mobile } of [otherBrand, otherPlace]) {
      const answers = [
        await dealer.get(`leads/${id}`),
        await dealer.post(`leads/${id}/open`),
        await dealer.patch(`leads/${id}`, { status: 'won' }),
        await dealer.post(`leads/${id}/notes`, { text: 'mine' }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
      expect((await dealer.get(`leads?mobile=${mobile}`)).body.data).toEqual([]);
      expect((await dealer.get('leads.csv')).text).not.toContain(mobile);
    }
    expect((await dealer.post(`leads/${own.id}/open`)).body.data.mobile).toBe(own.mobile);
    expect((await dealer.patch(`leads/${own.id}`, { assignee: sales.id })).status).toBe(400);
    expect((await dealer.patch(`leads/${own.id}`, { assignee: dealer.id })).status).toBe(200);
    // A district's name alone matches every district of that name; with a state before it, one.
    const elsewhere = { brands: ['fieldking'], districts: ['uttar-pradesh/anand'] };
    for (const scope of [elsewhere, { brands: ['fieldking'] }, { districts: ['anand'] }, {}]) {
      const none = await staffed('dealer', scope);
      expect((await none.get('leads')).body.data).toEqual([]);
      expect((await none.get(`leads/${own.id}`)).status).toBe(404);
    }
  });

  test('assigns leads by rule: brand with district before either alone', async () => {
    const dealer = await staffed('dealer', anand);
    const other = await staffed('sales');
    const rule = (body: object) => admin.post('assignments', body);
    expect((await rule({ assignee: sales.id })).status).toBe(400);
    expect((await rule({ brand: 'fieldking', assignee: 999_999 })).status).toBe(400);
    await rule({ district: 'anand', assignee: sales.id });
    await rule({ brand: 'fieldking', district: 'anand', assignee: other.id });
    await rule({ brand: 'fieldking', district: 'anand', assignee: dealer.id });
    const [replaced] = (await admin.get('audit?what=assignment.added&limit=1')).body.data;
    expect([replaced.before.assignee, replaced.after.assignee]).toEqual([other.id, dealer.id]);
    const readAssignee = async (id: number) => (await admin.get(`leads/${id}`)).body.data.assignee;
    expect(await readAssignee((await lead()).id)).toBe(dealer.id);
    const khedut = await lead({ brand: 'khedut', model: 'Model 2', type: 'rotavator' });
    expect(await readAssignee(khedut.id)).toBe(sales.id);
    const rules = (await admin.get('assignments')).body.data;
    expect(rules).toHaveLength(2);
    for (const { id } of rules) await admin.del(`assignments/${id}`);
    expect(await readAssignee((await lead()).id)).toBeNull();
  });

  test('exports leads to a safe table and audits the export', async () => {
    const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\r=1'];
    for (const message of formulas) await strange({ message, model: '=HYPERLINK("x")' }, '=cmd|x');
    const { text, headers } = await admin.get('leads.csv?form=contact&mobile=');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(text.startsWith('\ufeffid,verified_at,name,mobile')).toBe(true);
    expect(text.match(/\ufeff/g)).toHaveLength(1);
    const cells = readCsv(text).flatMap((row) => row.cells);
    expect(cells.length).toBeGreaterThan(formulas.length * 10);
    expect(cells.filter((cell) => /^[=+@\t\r-]/.test(cell))).toEqual([]);
    for (const message of formulas) expect(text).toContain(`'${message}`);
    const [event] = (await admin.get('audit?what=leads.exported')).body.data;
    expect(event).toMatchObject({ who: admin.email, after: { form: 'contact' } });
  });
});
