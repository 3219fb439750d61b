import { type DeskCaller, deskCaller, deskStaff } from '../../../domain/desk/testing/desk-calls.ts';
import { enquiryCalls, idOf } from '../../../domain/enquiries/forms/testing/enquiry-calls.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import type { TestDatabase } from '../../../testing/databases.ts';
import { type MovingClock, movingClock } from '../../../testing/moving-clock.ts';
import { addVisitorsRows } from '../../../testing/visitors-rows.ts';
import { wholeContent } from '../../../testing/whole-content.ts';

/** A desk with data for every kind of attack. */
export type AttackedDesk = {
  api: TestApi;
  clock: MovingClock;
  admin: DeskCaller;
  sales: DeskCaller;
  moderator: DeskCaller;
  editor: DeskCaller;
  /** Sees the lead, and has its own receiver. */
  dealer: DeskCaller;
  /** A dealer of another brand in the same district. */
  rival: DeskCaller;
  nobody: ReturnType<typeof deskCaller>;
  lead: number;
  mobile: string;
  webhook: number;
  delivery: string;
  /** A new member of staff. */
  staffed: ReturnType<typeof deskStaff>;
  /** Creates a lead with these form values. */
  leadWith(changes: object): Promise<{ mobile: string; id: number }>;
};

const ANAND = ['anand'];

/** Starts one on its own database. */
export async function attackedDesk(database: TestDatabase): Promise<AttackedDesk> {
  const clock = movingClock();
  const api = await testApi(database, wholeContent(), clock.now);
  await addVisitorsRows(api.connection.db);
  const staffed = deskStaff(() => api, clock);
  const admin = await staffed('admin');
  const dealer = await staffed('dealer', { brands: ['fieldking'], districts: ANAND });
  const rival = await staffed('dealer', { brands: ['khedut'], districts: ANAND });
  // A port without a listener: the message stays pending.
  const receiver = await dealer.post('webhooks', { url: 'http://127.0.0.1:9/' });
  let numbers = 9_300_000_000;
  async function leadWith(changes: object) {
    numbers += 1;
    const mobile = String(numbers);
    const { submit, verify, code } = enquiryCalls(() => api);
    const sent = await submit({ mobile, ...changes });
    const proven = await verify({ otp: await code(mobile), primary_id: idOf(sent) });
    if (proven.status !== 200) throw new Error(JSON.stringify(sent.body));
    const [found] = (await admin.get(`leads?mobile=${mobile}`)).body.data;
    return { mobile, id: found.id as number };
  }
  const { mobile, id: lead } = await leadWith({});
  const [delivery] = (await dealer.get('deliveries')).body.data;
  return {
    api,
    clock,
    admin,
    sales: await staffed('sales'),
    moderator: await staffed('moderator'),
    editor: await staffed('editor'),
    dealer,
    rival,
    nobody: deskCaller(() => api),
    lead,
    mobile,
    webhook: receiver.body.data.id,
    delivery: delivery.id,
    staffed,
    leadWith,
  };
}
