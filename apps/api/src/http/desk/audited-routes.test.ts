import type { AuditAction } from '@tractor-haat/api-client/contract';
import { authenticator } from '../../domain/desk/passkeys/testing/authenticator.ts';
import {
  codeAt,
  type DeskResponse,
  deskCaller,
  PASSWORD,
} from '../../domain/desk/testing/desk-calls.ts';
import { selectOneDatabase } from '../../testing/databases.ts';
import { listDocumentedRoutes } from '../../testing/documented-routes.ts';
import { type AttackedDesk, createAttackedDesk } from './testing/attacked-desk.ts';

const [database] = selectOneDatabase();
const origin = 'https://example.in';

/** Routes without an audit entry, with the reason. */
const UNAUDITED_ROUTES: Record<string, string> = {
  'DELETE session': "ends only the caller's session",
  'PATCH digest': "changes only the caller's daily mail",
  'POST passkeys/options': 'creates only a challenge',
  'POST session/passkey/options': 'creates only a challenge',
  'POST invitations/passkey/options': 'creates only a challenge',
  'POST invitations/accept': 'grants no rights before POST invitations/confirm',
  'POST content/posts/preview': 'stores nothing',
  'POST releases/{env}/{app}': 'is logged by the registry',
};

type Call = (desk: AttackedDesk) => Promise<DeskResponse>;

async function createInvitation({ api, admin }: AttackedDesk, email: string): Promise<string> {
  await admin.post('invitations', { email, role: 'sales' });
  const [newest] = (await api.app.inject('/api/dev/outbox')).json();
  return newest.link.split('/').at(-1);
}

async function addPasskey({ sales }: AttackedDesk, device = authenticator()) {
  const { challenge } = (await sales.post('passkeys/options')).body.data;
  const credential = device.create({ challenge, origin });
  const response = await sales.post('passkeys', { name: 'Phone', response: credential });
  return { device, response };
}

const findFirstLender = async ({ editor }: AttackedDesk) =>
  (await editor.get('content/lenders?limit=1')).body.data[0];

const findFirstItemId = async ({ moderator }: AttackedDesk, kind: string) =>
  (await moderator.get(`moderation?kind=${kind}`)).body.data[0].id;

/** The audit event that each changing route must record, and a successful request to the route. */
const REQUESTS: Record<string, [action: AuditAction, call: Call]> = {
  'POST session': [
    'session.started',
    async ({ sales, clock }) => {
      clock.forward(60);
      const code = codeAt(sales.secret, clock.now());
      return sales.post('session', { email: sales.email, password: PASSWORD, code });
    },
  ],
  'POST passkeys': ['passkey.added', async (desk) => (await addPasskey(desk)).response],
  'DELETE passkeys/{id}': [
    'passkey.deleted',
    async (desk) => {
      const { device } = await addPasskey(desk);
      return desk.sales.del(`passkeys/${device.id}`);
    },
  ],
  'POST session/passkey': [
    'session.started',
    async (desk) => {
      const { device } = await addPasskey(desk);
      const { challenge } = (await desk.sales.post('session/passkey/options')).body.data;
      return desk.sales.post('session/passkey', { response: device.get({ challenge, origin }) });
    },
  ],
  'POST invitations': [
    'invitation.created',
    ({ admin }) => admin.post('invitations', { email: 'one@example.in', role: 'sales' }),
  ],
  'DELETE invitations/{id}': [
    'invitation.revoked',
    async (desk) => {
      await createInvitation(desk, 'two@example.in');
      const [{ id }] = (await desk.admin.get('invitations')).body.data;
      return desk.admin.del(`invitations/${id}`);
    },
  ],
  'POST invitations/confirm': [
    'role.changed',
    async (desk) => {
      const token = await createInvitation(desk, 'three@example.in');
      const browser = deskCaller(() => desk.api);
      const accept = { token, name: 'Three', password: PASSWORD };
      const { secret } = (await browser.post('invitations/accept', accept)).body.data;
      return browser.post('invitations/confirm', { token, code: codeAt(secret, desk.clock.now()) });
    },
  ],
  'POST invitations/passkey': [
    'role.changed',
    async (desk) => {
      const invitation = { token: await createInvitation(desk, 'four@example.in'), name: 'Four' };
      const browser = deskCaller(() => desk.api);
      const { challenge } = (await browser.post('invitations/passkey/options', invitation)).body
        .data;
      const response = authenticator().create({ challenge, origin });
      return browser.post('invitations/passkey', { ...invitation, response });
    },
  ],
  'PATCH staff/{id}': [
    'role.changed',
    ({ admin, rival }) => admin.patch(`staff/${rival.id}`, { active: false }),
  ],
  'DELETE staff/{id}/sessions': [
    'sessions.ended',
    ({ admin, rival }) => admin.del(`staff/${rival.id}/sessions`),
  ],
  'POST leads/{id}/open': ['lead.opened', ({ admin, lead }) => admin.post(`leads/${lead}/open`)],
  'PATCH leads/{id}': [
    'lead.changed',
    ({ admin, lead }) => admin.patch(`leads/${lead}`, { status: 'called' }),
  ],
  'POST leads/{id}/notes': [
    'lead.changed',
    ({ admin, lead }) => admin.post(`leads/${lead}/notes`, { text: 'x' }),
  ],
  'POST assignments': [
    'assignment.added',
    ({ admin, sales }) => admin.post('assignments', { brand: 'khedut', assignee: sales.id }),
  ],
  'DELETE assignments/{id}': [
    'assignment.deleted',
    async ({ admin, sales }) => {
      const { data } = (await admin.post('assignments', { brand: 'a', assignee: sales.id })).body;
      return admin.del(`assignments/${data.id}`);
    },
  ],
  'POST deliveries/{id}/resend': [
    'webhook.resent',
    ({ dealer, delivery }) => dealer.post(`deliveries/${delivery}/resend`),
  ],
  'POST webhooks': [
    'webhook.added',
    ({ dealer }) => dealer.post('webhooks', { url: 'http://127.0.0.1:9/' }),
  ],
  'DELETE webhooks/{id}': [
    'webhook.ended',
    ({ dealer, webhook }) => dealer.del(`webhooks/${webhook}`),
  ],
  'POST moderation/{id}': [
    'moderation.decided',
    async (desk) =>
      desk.moderator.post(`moderation/${await findFirstItemId(desk, 'review')}`, {
        decision: 'approve',
      }),
  ],
  'POST moderation/{id}/undo': [
    'moderation.decided',
    async (desk) => {
      const id = await findFirstItemId(desk, 'comment');
      await desk.moderator.post(`moderation/${id}`, { decision: 'approve' });
      return desk.moderator.post(`moderation/${id}/undo`);
    },
  ],
  'POST content/{kind}': [
    'content.changed',
    async (desk) => {
      const { id: _, revision: __, ...fields } = await findFirstLender(desk);
      return desk.editor.post('content/lenders', { fields: { ...fields, key: 'new-lender' } });
    },
  ],
  'PATCH content/{kind}/{id}': [
    'content.changed',
    async (desk) => {
      const { id, revision } = await findFirstLender(desk);
      return desk.editor.patch(`content/lenders/${id}`, { revision, fields: { sort_order: 77 } });
    },
  ],
  'POST content/{kind}/{id}/undo': [
    'content.changed',
    async (desk) => {
      const { id } = await findFirstLender(desk);
      return desk.editor.post(`content/lenders/${id}/undo`);
    },
  ],
};

describe('audit log of the routes for staff', () => {
  let desk: AttackedDesk;
  beforeAll(async () => {
    desk = await createAttackedDesk(database);
  });
  afterAll(() => desk.api.close());

  const fetchNewestEvent = async () => (await desk.admin.get('audit?limit=1')).body.data[0];

  test('the tables above list every route that changes data', async () => {
    const routes = (await listDocumentedRoutes(desk.api))
      .filter(
        ({ method, route }) => route.startsWith('/api/desk/') && !['GET', 'HEAD'].includes(method),
      )
      .map(({ method, route }) => `${method} ${route.replace('/api/desk/', '')}`);
    expect(routes.sort()).toEqual(
      [...Object.keys(REQUESTS), ...Object.keys(UNAUDITED_ROUTES)].sort(),
    );
  });

  test.each(Object.entries(REQUESTS))(
    'the audit log contains the event of a successful %s',
    async (_, [action, call]) => {
      const before = await fetchNewestEvent();
      const response = await call(desk);
      expect([response.status, response.text]).toEqual([200, expect.anything()]);
      const event = await fetchNewestEvent();
      expect(event.what).toBe(action);
      expect(Number(event.id)).toBeGreaterThan(Number(before.id));
    },
  );
});
