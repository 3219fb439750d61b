import type { AttackedDesk } from '../attacked-desk.ts';
import type { DeskCaller } from '../desk-calls.ts';
import { type Attack, readStatus } from './attack.ts';

/** Provides ids for the URLs in titles, because the desk of the test does not exist yet. */
const EXAMPLE_DESK = { lead: 1, webhook: 1, delivery: 'msg', admin: { id: 1 } } as AttackedDesk;

const createForbiddenRequest = (
  role: 'sales' | 'moderator' | 'editor' | 'dealer' | 'rival',
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  createPath: (desk: AttackedDesk) => string,
  createBody?: (desk: AttackedDesk) => object,
): Attack => ({
  name: `${role} requests ${method} ${createPath(EXAMPLE_DESK)}`,
  // 404 instead of 403 hides from the rival that another dealer has this lead.
  outcome: role === 'rival' ? 404 : 403,
  run: (desk) => readStatus(desk[role].call(method, createPath(desk), createBody?.(desk))),
});

const hasEmptyList = async (caller: DeskCaller, path: string) =>
  (await caller.get(path)).body.data.length === 0;

export const REQUESTS_WITHOUT_RIGHTS: readonly Attack[] = [
  createForbiddenRequest('rival', 'GET', ({ lead }) => `leads/${lead}`),
  createForbiddenRequest('rival', 'POST', ({ lead }) => `leads/${lead}/open`),
  createForbiddenRequest(
    'rival',
    'PATCH',
    ({ lead }) => `leads/${lead}`,
    () => ({ status: 'won' }),
  ),
  createForbiddenRequest(
    'rival',
    'PATCH',
    ({ lead }) => `leads/${lead}`,
    ({ rival }) => ({ assignee: rival.id }),
  ),
  createForbiddenRequest(
    'rival',
    'POST',
    ({ lead }) => `leads/${lead}/notes`,
    () => ({ text: 'mine' }),
  ),
  createForbiddenRequest('rival', 'DELETE', ({ webhook }) => `webhooks/${webhook}`),
  createForbiddenRequest('rival', 'POST', ({ delivery }) => `deliveries/${delivery}/resend`),
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
  createForbiddenRequest('sales', 'GET', () => 'staff'),
  createForbiddenRequest('sales', 'GET', () => 'audit'),
  createForbiddenRequest('sales', 'GET', () => 'moderation'),
  createForbiddenRequest(
    'sales',
    'POST',
    () => 'moderation/review-1',
    () => ({ decision: 'approve' }),
  ),
  createForbiddenRequest(
    'sales',
    'PATCH',
    () => 'content/tractors/1',
    () => ({ revision: 0, fields: { price_min: 1 } }),
  ),
  createForbiddenRequest(
    'sales',
    'POST',
    () => 'webhooks',
    () => ({ url: 'http://127.0.0.1:9/' }),
  ),
  createForbiddenRequest(
    'sales',
    'POST',
    () => 'assignments',
    ({ sales }) => ({ brand: 'x', assignee: sales.id }),
  ),
  createForbiddenRequest('moderator', 'GET', () => 'leads'),
  createForbiddenRequest('moderator', 'POST', ({ lead }) => `leads/${lead}/open`),
  createForbiddenRequest('moderator', 'GET', () => 'leads.csv'),
  createForbiddenRequest('moderator', 'GET', () => 'figures'),
  createForbiddenRequest('moderator', 'POST', () => 'content/tractors/1/undo'),
  createForbiddenRequest('editor', 'GET', ({ lead }) => `leads/${lead}`),
  createForbiddenRequest('editor', 'GET', () => 'leads.csv'),
  createForbiddenRequest(
    'editor',
    'POST',
    () => 'moderation/listing-1',
    () => ({ decision: 'approve' }),
  ),
  createForbiddenRequest('editor', 'GET', () => 'deliveries'),
  createForbiddenRequest('dealer', 'GET', () => 'figures'),
  createForbiddenRequest('dealer', 'GET', () => 'content/dealers'),
  createForbiddenRequest(
    'dealer',
    'PATCH',
    ({ admin }) => `staff/${admin.id}`,
    () => ({ role: 'dealer' }),
  ),
  createForbiddenRequest('dealer', 'DELETE', ({ admin }) => `staff/${admin.id}/sessions`),
];
