import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectAllDatabases } from '../../../testing/databases.ts';
import { createMovingClock } from '../../../testing/moving-clock.ts';
import { listLeadsSince } from '../../enquiries/forms/list-leads-since.ts';
import { createEnquiryCalls, readPrimaryId } from '../../enquiries/forms/testing/enquiry-calls.ts';
import { withdraw } from '../../people/privacy/erase-person.ts';
import { createStaffFactory, type DeskCaller } from '../testing/desk-calls.ts';

const anandScope = { brands: ['fieldking'], districts: ['anand'] };

describe.each(selectAllDatabases())('desk leads on $name', (database) => {
  const clock = createMovingClock();
  let api: TestApi;
  let admin: DeskCaller;
  let sales: DeskCaller;
  const createStaff = createStaffFactory(() => api, clock);
  beforeAll(async () => {
    api = await createTestApi(database, undefined, clock.now);
    admin = await createStaff('admin');
    sales = await createStaff('sales');
  });
  afterAll(() => api.close());

  let lastNumber = 9_400_000_000;
  async function createVerifiedLead(changes: object = {}) {
    lastNumber += 1;
    const mobile = String(lastNumber);
    const { submit, verify, readCode } = createEnquiryCalls(() => api);
    const sent = await submit({ mobile, ...changes });
    const verified = await verify({ otp: await readCode(mobile), primary_id: readPrimaryId(sent) });
    expect(verified.status).toBe(200);
    const [listed] = (await admin.get(`leads?mobile=${mobile}`)).body.data;
    return { mobile, id: listed.id as number };
  }

  test('hides a lead after the withdrawal of its consent and shows a later enquiry from the same number', async () => {
    const { mobile, id } = await createVerifiedLead({ consent_calls: 'on' });
    const otherLead = await createVerifiedLead();
    await withdraw(api.connection.db, mobile, 'calls', clock.now());
    expect((await admin.get(`leads?mobile=${mobile}`)).body.data).toEqual([]);
    expect((await admin.get(`leads/${id}`)).status).toBe(404);
    const { text } = await admin.get('leads.csv');
    expect([text.includes(mobile), text.includes(otherLead.mobile)]).toEqual([false, true]);
    const exported = await listLeadsSince(api.connection.db, new Date(0));
    expect(exported.map((exportedLead) => exportedLead.mobile)).not.toContain(mobile);
    clock.forward(700);
    const { submit, verify, readCode } = createEnquiryCalls(() => api);
    const sent = await submit({ mobile, type: 'rotavator', brand: '', model: '' });
    await verify({ otp: await readCode(mobile), primary_id: readPrimaryId(sent) });
    expect((await admin.get(`leads?mobile=${mobile}`)).body.data).toHaveLength(1);
  });

  test('does not list an unverified enquiry', async () => {
    const { submit } = createEnquiryCalls(() => api);
    await submit({ mobile: '9400009999' });
    expect((await sales.get('leads?mobile=9400009999')).body.data).toEqual([]);
  });

  test('masks the number of a lead until it is opened, and records the opening', async () => {
    const { mobile, id } = await createVerifiedLead();
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

  test('filters leads by number, place, product, form, status, assignee and day', async () => {
    const { id, mobile } = await createVerifiedLead({
      brand: 'khedut',
      model: 'Model 2',
      type: 'rotavator',
    });
    await sales.patch(`leads/${id}`, { status: 'interested', assignee: sales.id });
    const matchingQueries = [
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
    for (const query of matchingQueries) {
      const { data } = (await sales.get(`leads?${query}`)).body;
      expect([query, data.map((match: { id: number }) => match.id)]).toEqual([query, [id]]);
    }
    const otherQueries = [
      'until=2026-11-20',
      'since=2026-11-23',
      'district=himachal-pradesh/anand',
    ];
    for (const query of otherQueries) {
      expect([query, (await sales.get(`leads?${query}`)).body.data]).toEqual([query, []]);
    }
  });

  test('rejects an unknown status and an invalid page size', async () => {
    expect((await sales.get('leads?status=odd')).status).toBe(400);
    expect((await sales.get('leads?limit=0')).status).toBe(400);
  });

  test('lists every lead once over all pages', async () => {
    for (const _ of [1, 2, 3]) await createVerifiedLead();
    const listedIds: number[] = [];
    let after = '';
    for (;;) {
      const { body } = await sales.get(`leads?limit=2${after}`);
      listedIds.push(...body.data.map(({ id }: { id: number }) => id));
      if (body.next === null) break;
      after = `&after=${body.next}`;
    }
    const { data } = (await sales.get('leads?limit=200')).body;
    expect(listedIds).toEqual(data.map(({ id }: { id: number }) => id));
    expect(new Set(listedIds).size).toBe(listedIds.length);
  });

  test('rejects a lost lead without a reason, an empty note and an unknown assignee', async () => {
    const { id } = await createVerifiedLead();
    const withoutReason = await sales.patch(`leads/${id}`, { status: 'lost' });
    expect(withoutReason).toMatchObject({
      status: 400,
      body: { faults: { reason: 'field_missing' } },
    });
    expect((await sales.post(`leads/${id}/notes`, { text: ' ' })).status).toBe(400);
    expect((await sales.patch(`leads/${id}`, { assignee: 999_999 })).status).toBe(400);
  });

  test('stores changes and notes of a lead in its history', async () => {
    const { id } = await createVerifiedLead();
    const reason = 'bought from +91 98765-43210';
    await sales.patch(`leads/${id}`, { status: 'lost', reason });
    const reopened = { status: 'called', follow_up: '2026-12-01', assignee: sales.id };
    const { data } = (await sales.patch(`leads/${id}`, reopened)).body;
    expect(data).toMatchObject({
      ...reopened,
      reason: null,
      assignee_name: 'sales 2',
    });
    clock.forward(1);
    expect((await sales.post(`leads/${id}/notes`, { text: 'wants a loan' })).status).toBe(200);
    clock.forward(1);
    const unassigned = await sales.patch(`leads/${id}`, { follow_up: '', assignee: '' });
    expect(unassigned.body.data).toMatchObject({
      follow_up: null,
      assignee: null,
      status: 'called',
    });
    const { history } = (await sales.get(`leads/${id}`)).body.data;
    const staffEvents = history.filter(({ who }: { who: string | null }) => who !== null);
    expect(staffEvents.map(({ what, text }: Record<string, string>) => text ?? what)).toEqual([
      'lead.changed',
      'lead.changed',
      'wants a loan',
      'lead.changed',
    ]);
    expect(staffEvents[0].after).toMatchObject({
      status: 'lost',
      reason: 'bought from ********10',
    });
  });

  test('hides leads of other brands and districts from a dealer on every route', async () => {
    const visibleLead = await createVerifiedLead();
    const otherBrand = await createVerifiedLead({
      brand: 'khedut',
      model: 'Model 2',
      type: 'rotavator',
    });
    const kheda = { state: 'gujarat', district: 'kheda', tehsil: 'nadiad' };
    const otherDistrict = await createVerifiedLead(kheda);
    const dealer = await createStaff('dealer', anandScope);
    const dealerLeads = (await dealer.get('leads?limit=200')).body.data;
    expect(dealerLeads[0].id).toBe(visibleLead.id);
    for (const { brand, district } of dealerLeads)
      expect([brand, district]).toEqual(['fieldking', 'anand']);
    for (const { id, mobile } of [otherBrand, otherDistrict]) {
      const responses = [
        await dealer.get(`leads/${id}`),
        await dealer.post(`leads/${id}/open`),
        await dealer.patch(`leads/${id}`, { status: 'won' }),
        await dealer.post(`leads/${id}/notes`, { text: 'mine' }),
      ];
      expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
      expect((await dealer.get(`leads?mobile=${mobile}`)).body.data).toEqual([]);
      expect((await dealer.get('leads.csv')).text).not.toContain(mobile);
    }
    expect((await dealer.post(`leads/${visibleLead.id}/open`)).body.data.mobile).toBe(
      visibleLead.mobile,
    );
  });

  test('allows dealers to assign leads only to themselves', async () => {
    const { id } = await createVerifiedLead();
    const dealer = await createStaff('dealer', anandScope);
    expect((await dealer.patch(`leads/${id}`, { assignee: sales.id })).status).toBe(400);
    expect((await dealer.patch(`leads/${id}`, { assignee: dealer.id })).status).toBe(200);
  });

  test('hides all leads from a dealer without a brand or district, or with one of another state', async () => {
    const { id } = await createVerifiedLead();
    // `anand` matches the district of this name in every state, and `uttar-pradesh/anand` in one state.
    const otherState = { brands: ['fieldking'], districts: ['uttar-pradesh/anand'] };
    for (const scope of [otherState, { brands: ['fieldking'] }, { districts: ['anand'] }, {}]) {
      const dealer = await createStaff('dealer', scope);
      expect((await dealer.get('leads')).body.data).toEqual([]);
      expect((await dealer.get(`leads/${id}`)).status).toBe(404);
    }
  });

  test('assigns a new lead by the rule with the most conditions', async () => {
    const dealer = await createStaff('dealer', anandScope);
    const otherSales = await createStaff('sales');
    const addRule = (body: object) => admin.post('assignments', body);
    expect((await addRule({ assignee: sales.id })).status).toBe(400);
    expect((await addRule({ brand: 'fieldking', assignee: 999_999 })).status).toBe(400);
    await addRule({ district: 'anand', assignee: sales.id });
    await addRule({ brand: 'fieldking', district: 'anand', assignee: otherSales.id });
    await addRule({ brand: 'fieldking', district: 'anand', assignee: dealer.id });
    const [replaced] = (await admin.get('audit?what=assignment.added&limit=1')).body.data;
    expect([replaced.before.assignee, replaced.after.assignee]).toEqual([otherSales.id, dealer.id]);
    const readAssignee = async (id: number) => (await admin.get(`leads/${id}`)).body.data.assignee;
    expect(await readAssignee((await createVerifiedLead()).id)).toBe(dealer.id);
    const khedut = await createVerifiedLead({
      brand: 'khedut',
      model: 'Model 2',
      type: 'rotavator',
    });
    expect(await readAssignee(khedut.id)).toBe(sales.id);
    const rules = (await admin.get('assignments')).body.data;
    expect(rules).toHaveLength(2);
    for (const { id } of rules) await admin.del(`assignments/${id}`);
    expect(await readAssignee((await createVerifiedLead()).id)).toBeNull();
  });
});
