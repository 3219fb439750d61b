import type { DeskCaller } from '../../../../domain/desk/testing/desk-calls.ts';
import type { AttackedDesk } from '../attacked-desk.ts';
import { type Attack, readStatus } from './attack.ts';

const request = (
  role: 'sales' | 'moderator' | 'editor' | 'dealer' | 'rival',
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: (desk: AttackedDesk) => string,
  outcome: number,
  body?: (desk: AttackedDesk) => object,
): Attack => [
  `${role} requests ${method} ${path({ lead: 1, webhook: 1, delivery: 'msg', admin: { id: 1 } } as AttackedDesk)}`,
  outcome,
  (desk) => readStatus(desk[role].call(method, path(desk), body?.(desk))),
];

const hasEmptyList = async (caller: DeskCaller, path: string) =>
  (await caller.get(path)).body.data.length === 0;

export const REQUESTS_WITHOUT_RIGHTS: readonly Attack[] = [
  // 404 instead of 403 hides that the lead of another dealer exists.
  request('rival', 'GET', ({ lead }) => `leads/${lead}`, 404),
  request('rival', 'POST', ({ lead }) => `leads/${lead}/open`, 404),
  request(
    'rival',
    'PATCH',
    ({ lead }) => `leads/${lead}`,
    404,
    () => ({ status: 'won' }),
  ),
  request(
    'rival',
    'PATCH',
    ({ lead }) => `leads/${lead}`,
    404,
    ({ rival }) => ({ assignee: rival.id }),
  ),
  request(
    'rival',
    'POST',
    ({ lead }) => `leads/${lead}/notes`,
    404,
    () => ({ text: 'mine' }),
  ),
  request('rival', 'DELETE', ({ webhook }) => `webhooks/${webhook}`, 404),
  request('rival', 'POST', ({ delivery }) => `deliveries/${delivery}/resend`, 404),
  [
    'rival filters leads by the mobile number',
    true,
    ({ rival, mobile }) => hasEmptyList(rival, `leads?mobile=${mobile}`),
  ],
  [
    'rival filters leads by the brand',
    true,
    ({ rival }) => hasEmptyList(rival, 'leads?brand=fieldking'),
  ],
  [
    'rival requests the page that starts at the lead',
    true,
    ({ rival, lead }) => hasEmptyList(rival, `leads?after=${lead + 1}`),
  ],
  [
    'rival reads deliveries of another dealer',
    true,
    ({ rival }) => hasEmptyList(rival, 'deliveries'),
  ],
  ['rival reads webhooks of another dealer', true, ({ rival }) => hasEmptyList(rival, 'webhooks')],
  [
    'rival exports the lead as CSV',
    true,
    async ({ rival, mobile }) =>
      !(await rival.get('leads.csv?brand=fieldking')).text.includes(mobile),
  ],
  ['rival injects SQL in a path', 400, ({ rival }) => readStatus(rival.get('leads/1%20or%201=1'))],
  [
    'rival injects SQL in a filter',
    true,
    ({ rival }) => hasEmptyList(rival, "leads?brand=x'%20or%20'1'='1"),
  ],
  [
    'rival filters by a number with a wildcard',
    true,
    ({ rival }) => hasEmptyList(rival, 'leads?mobile=%25'),
  ],
  [
    'dealer assigns a lead to a member of staff',
    400,
    ({ dealer, lead, sales }) => readStatus(dealer.patch(`leads/${lead}`, { assignee: sales.id })),
  ],
  request('sales', 'GET', () => 'staff', 403),
  request('sales', 'GET', () => 'audit', 403),
  request('sales', 'GET', () => 'moderation', 403),
  request(
    'sales',
    'POST',
    () => 'moderation/review-1',
    403,
    () => ({ decision: 'approve' }),
  ),
  request(
    'sales',
    'PATCH',
    () => 'content/tractors/1',
    403,
    () => ({ revision: 0, fields: { price_min: 1 } }),
  ),
  request(
    'sales',
    'POST',
    () => 'webhooks',
    403,
    () => ({ url: 'http://127.0.0.1:9/' }),
  ),
  request(
    'sales',
    'POST',
    () => 'assignments',
    403,
    ({ sales }) => ({ brand: 'x', assignee: sales.id }),
  ),
  request('moderator', 'GET', () => 'leads', 403),
  request('moderator', 'POST', ({ lead }) => `leads/${lead}/open`, 403),
  request('moderator', 'GET', () => 'leads.csv', 403),
  request('moderator', 'GET', () => 'figures', 403),
  request('moderator', 'POST', () => 'content/tractors/1/undo', 403),
  request('editor', 'GET', ({ lead }) => `leads/${lead}`, 403),
  request('editor', 'GET', () => 'leads.csv', 403),
  request(
    'editor',
    'POST',
    () => 'moderation/listing-1',
    403,
    () => ({ decision: 'approve' }),
  ),
  request('editor', 'GET', () => 'deliveries', 403),
  request('dealer', 'GET', () => 'figures', 403),
  request('dealer', 'GET', () => 'content/dealers', 403),
  request(
    'dealer',
    'PATCH',
    ({ admin }) => `staff/${admin.id}`,
    403,
    () => ({ role: 'dealer' }),
  ),
  request('dealer', 'DELETE', ({ admin }) => `staff/${admin.id}/sessions`, 403),
];
