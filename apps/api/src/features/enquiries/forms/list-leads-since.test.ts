import { leadsCommand } from '../../../commands/admin/execute-command.ts';
import { writeSpreadsheetCsv } from '../../../core/files/read-csv.ts';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectDatabases } from '../../../testing/databases.ts';
import { createMovingClock } from '../../../testing/moving-clock.ts';
import type { Lead } from './list-leads-since.ts';
import { createEnquiryCalls } from './testing/enquiry-calls.ts';

describe.each(selectDatabases())('leads on $name', (database) => {
  const clock = createMovingClock('2026-11-21T18:29:59Z');
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(database, undefined, clock.now);
  });
  afterAll(() => api.close());
  const { submit, verify, readCode } = createEnquiryCalls(() => api);

  test('exports the leads since midnight of a day in India with all their data', async () => {
    await submit({ mobile: '9300000001' });
    clock.forward(1);
    const mobile = '9300000002';
    const sent = await submit({ mobile, name: 'Gita', language: 'gu' });
    const primary_id = String(sent.body.data?.primary_id);
    await verify({ otp: await readCode(mobile), primary_id });
    await submit({ mobile, primary_id, model: 'Model 52' });
    const allLeads = (await leadsCommand(api.connection.db, {})) as Lead[];
    expect(allLeads.map((lead) => [lead.mobile, lead.status])).toEqual([
      ['9300000001', 'unverified'],
      ['9300000002', 'verified'],
      ['9300000002', 'verified'],
    ]);
    // The second lead is from 18:30 UTC, which is midnight in India.
    const [lead, suggestion, ...otherLeads] = (await leadsCommand(api.connection.db, {
      since: '2026-11-22',
    })) as Lead[];
    expect(otherLeads).toEqual([]);
    expect(lead).toMatchObject({
      name: 'Gita',
      language: 'gu',
      type: 'plough',
      district: 'anand',
      page_source: 'Whatsapp Popup',
      type_id: '98',
      history: expect.stringMatching(/^\S+ created; \S+ code_sent; \S+ verified$/),
    });
    expect(suggestion).toMatchObject({ model: 'Model 52', suggested_after: lead?.primary_id });
  });
});

test('writeSpreadsheetCsv writes formulas as text and escapes quotes, commas and line breaks', () => {
  expect(writeSpreadsheetCsv([['=1+1', 'a,b', 'say "x"', 'two\nlines', 'हल', '']])).toBe(
    '\ufeff\'=1+1,"a,b","say ""x""","two\nlines",हल,\r\n',
  );
});
