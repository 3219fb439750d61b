import type { DeskCaller } from '../../../../domain/desk/testing/desk-calls.ts';
import type { AttackedDesk } from '../attacked-desk.ts';
import { type Attack, readStatus } from './attack.ts';

/** Provides ids for the URLs in titles, because the desk of the test does not exist yet. */
const EXAMPLE_DESK = { lead: 1, webhook: 1, delivery: 'msg', admin: { id: 1 } } as AttackedDesk;

const createForbiddenRequest = (
  role: 'sales' | 'moderator' | 'editor' | 'dealer' | 'rival',
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  createPath: (desk: AttackedDesk) => string,
  outcome: number,
  createBody?: (desk: AttackedDesk) => object,
): Attack => ({
  name: `${role} requests ${method} ${createPath(EXAMPLE_DESK)}`,
  outcome,
  run: (desk) => readStatus(desk[role].call(method, createPath(desk), createBody?.(desk))),
});

const hasEmptyList = async (caller: DeskCaller, path: string) =>
  (await caller.get(path)).body.data.length === 0;

export const REQUESTS_WITHOUT_RIGHTS: readonly Attack[] = [
  // 404 instead of 403 hides that another dealer has this lead.
  createForbiddenRequest('rival', 'GET', ({ lead }) => `leads/${lead}`, 404),
  createForbiddenRequest('rival', 'POST', ({ lead }) => `leads/${lead}/open`, 404),
  createForbiddenRequest(
    'rival',
    'PATCH',
    ({ lead }) => `leads/${lead}`,
    404,
    () => ({ status: 'won' }),
  ),
  createForbiddenRequest(
    'rival',
    'PATCH',
    ({ lead }) => `leads/${lead}`,
    404,
    ({ rival }) => ({ assignee: rival.id }),
  ),
  createForbiddenRequest(
    'rival',
    'POST',
    ({ lead }) => `leads/${lead}/notes`,
    404,
    () => ({ text: 'mine' }),
  ),
  createForbiddenRequest('rival', 'DELETE', ({ webhook }) => `webhooks/${webhook}`, 404),
  createForbiddenRequest('rival', 'POST', ({ delivery }) => `deliveries/${delivery}/resend`, 404),
  {
    name: 'rival filters leads by the mobile number',
    outcome: true,
    run: ({ rival, mobile }) => hasEmptyList(rival, `leads?mobile=${mobile}`),
  },
  {
    name: 'rival filters leads by the brand',
    outcome: true,
    run: ({ rival }) => hasEmptyList(rival, 'leads?brand=fieldking'),
  },
  {
    name: 'rival requests the page that starts at the lead',
    outcome: true,
    run: ({ rival, lead }) => hasEmptyList(rival, `leads?after=${lead + 1}`),
  },
  {
    name: 'rival reads deliveries of another dealer',
    outcome: true,
    run: ({ rival }) => hasEmptyList(rival, 'deliveries'),
  },
  {
    name: 'rival reads webhooks of another dealer',
    outcome: true,
    run: ({ rival }) => hasEmptyList(rival, 'webhooks'),
  },
  {
    name: 'rival exports the lead as CSV',
    outcome: true,
    run: async ({ rival, mobile }) =>
      !(await rival.get('leads.csv?brand=fieldking')).text.includes(mobile),
  },
  {
    name: 'rival injects SQL in a path',
    outcome: 400,
    run: ({ rival }) => readStatus(rival.get('leads/1%20or%201=1')),
  },
  {
    name: 'rival injects SQL in a filter',
    outcome: true,
    run: ({ rival }) => hasEmptyList(rival, "leads?brand=x'%20or%20'1'='1"),
  },
  {
    name: 'rival filters by a number with a wildcard',
    outcome: true,
    run: ({ rival }) => hasEmptyList(rival, 'leads?mobile=%25'),
  },
  {
    name: 'dealer assigns a lead to a member of staff',
    outcome: 400,
    run: ({ dealer, lead, sales }) =>
      readStatus(dealer.patch(`leads/${lead}`, { assignee: sales.id })),
  },
  createForbiddenRequest('sales', 'GET', () => 'staff', 403),
  createForbiddenRequest('sales', 'GET', () => 'audit', 403),
  createForbiddenRequest('sales', 'GET', () => 'moderation', 403),
  createForbiddenRequest(
    'sales',
    'POST',
    () => 'moderation/review-1',
    403,
    () => ({ decision: 'approve' }),
  ),
  createForbiddenRequest(
    'sales',
    'PATCH',
    () => 'content/tractors/1',
    403,
    () => ({ revision: 0, fields: { price_min: 1 } }),
  ),
  createForbiddenRequest(
    'sales',
    'POST',
    () => 'webhooks',
    403,
    () => ({ url: 'http://127.0.0.1:9/' }),
  ),
  createForbiddenRequest(
    'sales',
    'POST',
    () => 'assignments',
    403,
    ({ sales }) => ({ brand: 'x', assignee: sales.id }),
  ),
  createForbiddenRequest('moderator', 'GET', () => 'leads', 403),
  createForbiddenRequest('moderator', 'POST', ({ lead }) => `leads/${lead}/open`, 403),
  createForbiddenRequest('moderator', 'GET', () => 'leads.csv', 403),
  createForbiddenRequest('moderator', 'GET', () => 'figures', 403),
  createForbiddenRequest('moderator', 'POST', () => 'content/tractors/1/undo', 403),
  createForbiddenRequest('editor', 'GET', ({ lead }) => `leads/${lead}`, 403),
  createForbiddenRequest('editor', 'GET', () => 'leads.csv', 403),
  createForbiddenRequest(
    'editor',
    'POST',
    () => 'moderation/listing-1',
    403,
    () => ({ decision: 'approve' }),
  ),
  createForbiddenRequest('editor', 'GET', () => 'deliveries', 403),
  createForbiddenRequest('dealer', 'GET', () => 'figures', 403),
  createForbiddenRequest('dealer', 'GET', () => 'content/dealers', 403),
  createForbiddenRequest(
    'dealer',
    'PATCH',
    ({ admin }) => `staff/${admin.id}`,
    403,
    () => ({ role: 'dealer' }),
  ),
  createForbiddenRequest('dealer', 'DELETE', ({ admin }) => `staff/${admin.id}/sessions`, 403),
];
