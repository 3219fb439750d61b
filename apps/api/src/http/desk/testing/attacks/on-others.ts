import type { DeskCaller } from '../../../../domain/desk/testing/desk-calls.ts';
import type { AttackedDesk } from '../attacked-desk.ts';
import { type Attack, status } from './attack.ts';

/** A request of one role for the data of another, by URL. */
const byId = (
  role: 'sales' | 'moderator' | 'editor' | 'dealer' | 'rival',
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: (desk: AttackedDesk) => string,
  outcome: number,
  body?: (desk: AttackedDesk) => object,
): Attack => [
  `${role} sends ${method} ${path({ lead: 1, webhook: 1, delivery: 'msg', admin: { id: 1 } } as AttackedDesk)}`,
  outcome,
  (desk) => status(desk[role].call(method, path(desk), body?.(desk))),
];

/** True if a list is empty for the caller. */
const isEmpty = async (caller: DeskCaller, path: string) =>
  (await caller.get(path)).body.data.length === 0;

/** Requests of each role for the data of others, by URL. */
export const ON_OTHERS: readonly Attack[] = [
  // Another dealer's lead is a 404.
  byId('rival', 'GET', ({ lead }) => `leads/${lead}`, 404),
  byId('rival', 'POST', ({ lead }) => `leads/${lead}/open`, 404),
  byId(
    'rival',
    'PATCH',
    ({ lead }) => `leads/${lead}`,
    404,
    () => ({ status: 'won' }),
  ),
  byId(
    'rival',
    'PATCH',
    ({ lead }) => `leads/${lead}`,
    404,
    ({ rival }) => ({ assignee: rival.id }),
  ),
  byId(
    'rival',
    'POST',
    ({ lead }) => `leads/${lead}/notes`,
    404,
    () => ({ text: 'mine' }),
  ),
  byId('rival', 'DELETE', ({ webhook }) => `webhooks/${webhook}`, 404),
  byId('rival', 'POST', ({ delivery }) => `deliveries/${delivery}/resend`, 404),
  [
    'rival filters leads by the number',
    true,
    ({ rival, mobile }) => isEmpty(rival, `leads?mobile=${mobile}`),
  ],
  [
    'rival filters leads by the brand',
    true,
    ({ rival }) => isEmpty(rival, 'leads?brand=fieldking'),
  ],
  ['rival pages to the lead', true, ({ rival, lead }) => isEmpty(rival, `leads?after=${lead + 1}`)],
  ['rival reads deliveries of another dealer', true, ({ rival }) => isEmpty(rival, 'deliveries')],
  ['rival reads receivers of another dealer', true, ({ rival }) => isEmpty(rival, 'webhooks')],
  [
    'rival exports the lead as CSV',
    true,
    async ({ rival, mobile }) =>
      !(await rival.get('leads.csv?brand=fieldking')).text.includes(mobile),
  ],
  ['rival injects SQL in a path', 400, ({ rival }) => status(rival.get('leads/1%20or%201=1'))],
  [
    'rival injects SQL in a filter',
    true,
    ({ rival }) => isEmpty(rival, "leads?brand=x'%20or%20'1'='1"),
  ],
  [
    'rival filters by a number with a wildcard',
    true,
    ({ rival }) => isEmpty(rival, 'leads?mobile=%25'),
  ],
  [
    'dealer assigns its lead to sales',
    400,
    ({ dealer, lead, sales }) => status(dealer.patch(`leads/${lead}`, { assignee: sales.id })),
  ],
  byId('sales', 'GET', () => 'staff', 403),
  byId('sales', 'GET', () => 'audit', 403),
  byId('sales', 'GET', () => 'moderation', 403),
  byId(
    'sales',
    'POST',
    () => 'moderation/review-1',
    403,
    () => ({ decision: 'approve' }),
  ),
  byId(
    'sales',
    'PATCH',
    () => 'content/tractors/1',
    403,
    () => ({ revision: 0, fields: { price_min: 1 } }),
  ),
  byId(
    'sales',
    'POST',
    () => 'webhooks',
    403,
    () => ({ url: 'http://127.0.0.1:9/' }),
  ),
  byId(
    'sales',
    'POST',
    () => 'assignments',
    403,
    ({ sales }) => ({ brand: 'x', assignee: sales.id }),
  ),
  byId('moderator', 'GET', () => 'leads', 403),
  byId('moderator', 'POST', ({ lead }) => `leads/${lead}/open`, 403),
  byId('moderator', 'GET', () => 'leads.csv', 403),
  byId('moderator', 'GET', () => 'figures', 403),
  byId('moderator', 'POST', () => 'content/tractors/1/undo', 403),
  byId('editor', 'GET', ({ lead }) => `leads/${lead}`, 403),
  byId('editor', 'GET', () => 'leads.csv', 403),
  byId(
    'editor',
    'POST',
    () => 'moderation/listing-1',
    403,
    () => ({ decision: 'approve' }),
  ),
  byId('editor', 'GET', () => 'deliveries', 403),
  byId('dealer', 'GET', () => 'figures', 403),
  byId('dealer', 'GET', () => 'content/dealers', 403),
  byId(
    'dealer',
    'PATCH',
    ({ admin }) => `staff/${admin.id}`,
    403,
    () => ({ role: 'dealer' }),
  ),
  byId('dealer', 'DELETE', ({ admin }) => `staff/${admin.id}/sessions`, 403),
];
