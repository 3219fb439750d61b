import { addVisitorsRows } from '../../../testing/add-visitors-rows.ts';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import type { TestDatabase } from '../../../testing/databases.ts';
import { createMovingClock, type MovingClock } from '../../../testing/moving-clock.ts';
import { createWholeContentFolder } from '../../../testing/whole-content.ts';
import { createEnquiryCalls, readPrimaryId } from '../../enquiries/forms/testing/enquiry-calls.ts';
import { createDeskCaller, createStaffFactory, type DeskCaller } from './desk-calls.ts';

export type AttackedDesk = {
  api: TestApi;
  clock: MovingClock;
  admin: DeskCaller;
  sales: DeskCaller;
  moderator: DeskCaller;
  editor: DeskCaller;
  /** May read the lead, and has a webhook. */
  dealer: DeskCaller;
  /** Sells another brand in the same district. */
  rival: DeskCaller;
  signedOut: ReturnType<typeof createDeskCaller>;
  lead: number;
  mobile: string;
  webhook: number;
  delivery: string;
  createStaff: ReturnType<typeof createStaffFactory>;
  createLead(formValues: object): Promise<{ mobile: string; id: number }>;
};

const DISTRICTS = ['anand'];

export async function createAttackedDesk(database: TestDatabase): Promise<AttackedDesk> {
  const clock = createMovingClock();
  const api = await createTestApi(database, createWholeContentFolder(), clock.now);
  await addVisitorsRows(api.connection.db);
  const createStaff = createStaffFactory(() => api, clock);
  const admin = await createStaff('admin');
  const dealer = await createStaff('dealer', { brands: ['fieldking'], districts: DISTRICTS });
  const rival = await createStaff('dealer', { brands: ['khedut'], districts: DISTRICTS });
  // No server listens on port 9, so the delivery remains pending.
  const receiver = await dealer.post('webhooks', { url: 'http://127.0.0.1:9/' });
  let lastMobile = 9_300_000_000;
  async function createLead(formValues: object) {
    lastMobile += 1;
    const mobile = String(lastMobile);
    const { submit, verify, readCode } = createEnquiryCalls(() => api);
    const enquiry = await submit({ mobile, ...formValues });
    const verification = await verify({
      otp: await readCode(mobile),
      primary_id: readPrimaryId(enquiry),
    });
    if (verification.status !== 200) throw new Error(JSON.stringify(enquiry.body));
    const [row] = (await admin.get(`leads?mobile=${mobile}`)).body.data;
    return { mobile, id: row.id as number };
  }
  const { mobile, id: lead } = await createLead({});
  const [delivery] = (await dealer.get('deliveries')).body.data;
  return {
    api,
    clock,
    admin,
    sales: await createStaff('sales'),
    moderator: await createStaff('moderator'),
    editor: await createStaff('editor'),
    dealer,
    rival,
    signedOut: createDeskCaller(() => api),
    lead,
    mobile,
    webhook: receiver.body.data.id,
    delivery: delivery.id,
    createStaff,
    createLead,
  };
}
