import { sql } from 'drizzle-orm';
import { selectOneDatabase } from '../../testing/databases.ts';
import { type AttackedDesk, createAttackedDesk } from './testing/attacked-desk.ts';
import { CSV_INJECTIONS } from './testing/attacks/csv-injections.ts';
import { FORGED_WRITES } from './testing/attacks/forged-writes.ts';
import { PRIVILEGE_ESCALATIONS } from './testing/attacks/privilege-escalations.ts';
import { REQUESTS_WITHOUT_RIGHTS } from './testing/attacks/requests-without-rights.ts';
import { SECOND_FACTOR_ATTACKS } from './testing/attacks/second-factor-attacks.ts';
import { SESSION_ATTACKS } from './testing/attacks/session-attacks.ts';

const [database] = selectOneDatabase();

const ATTACKS = [
  ...REQUESTS_WITHOUT_RIGHTS,
  ...PRIVILEGE_ESCALATIONS,
  ...FORGED_WRITES,
  ...SECOND_FACTOR_ATTACKS,
  ...SESSION_ATTACKS,
  ...CSV_INJECTIONS,
];

describe('attacks on the routes for staff', () => {
  let desk: AttackedDesk;
  beforeAll(async () => {
    desk = await createAttackedDesk(database);
  });
  afterAll(() => desk.api.close());

  test('the list contains at least sixty different attacks', () => {
    expect(ATTACKS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(ATTACKS.map(({ name }) => name)).size).toBeGreaterThanOrEqual(60);
  });

  test.each(ATTACKS)('the API blocks the attack "$name"', async ({ outcome, run }) => {
    // All sign-ins of the test come from one IP address and would exceed its limit.
    await desk.api.connection.db.execute(sql`delete from limit_hits where key not like '%@%'`);
    expect(await run(desk)).toBe(outcome);
  });

  test('the attacks have not changed the lead or added an admin', async () => {
    const { data } = (await desk.admin.get(`leads/${desk.lead}`)).body;
    expect(data).toMatchObject({ status: 'called', brand: 'fieldking', assignee: null });
    const people = (await desk.admin.get('staff')).body.data;
    const admins = people.filter(({ role }: { role: string }) => role === 'admin');
    expect(admins.map(({ email }: { email: string }) => email)).toEqual([desk.admin.email]);
  });
});
