import { sql } from 'drizzle-orm';
import { oneDatabase } from '../../testing/databases.ts';
import { type AttackedDesk, attackedDesk } from './testing/attacked-desk.ts';
import { CLIMBING } from './testing/attacks/climbing.ts';
import { FORGED } from './testing/attacks/forged.ts';
import { ON_OTHERS } from './testing/attacks/on-others.ts';
import { SECOND_FACTOR } from './testing/attacks/second-factor.ts';
import { SESSIONS } from './testing/attacks/sessions.ts';
import { TABLES } from './testing/attacks/tables.ts';

const [database] = oneDatabase();

const ATTACKS = [...ON_OTHERS, ...CLIMBING, ...FORGED, ...SECOND_FACTOR, ...SESSIONS, ...TABLES];

describe('attacks on the routes for staff', () => {
  let desk: AttackedDesk;
  beforeAll(async () => {
    desk = await attackedDesk(database);
  });
  afterAll(() => desk.api.close());

  test('contains at least sixty different attacks', () => {
    expect(ATTACKS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(ATTACKS.map(([name]) => name)).size).toBeGreaterThanOrEqual(60);
  });

  test.each(ATTACKS)('the API blocks the attack "%s"', async (_, outcome, attack) => {
    // All test sign-ins come from one IP address and would exceed its limit.
    await desk.api.connection.db.execute(sql`delete from limit_hits where key not like '%@%'`);
    expect(await attack(desk)).toBe(outcome);
  });

  test('the attacks have not changed the lead or added an admin', async () => {
    const { data } = (await desk.admin.get(`leads/${desk.lead}`)).body;
    expect(data).toMatchObject({ status: 'called', brand: 'fieldking', assignee: null });
    const people = (await desk.admin.get('staff')).body.data;
    const admins = people.filter(({ role }: { role: string }) => role === 'admin');
    expect(admins.map(({ email }: { email: string }) => email)).toEqual([desk.admin.email]);
  });
});
