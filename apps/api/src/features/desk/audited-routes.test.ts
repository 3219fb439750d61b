import type { AuditAction } from '@tractor-haat/api-client/contract';
import { selectOneDatabase } from '../../testing/databases.ts';
import { listDocumentedRoutes } from '../../testing/list-documented-routes.ts';
import { createAuthenticator } from './passkeys/testing/create-authenticator.ts';
import { type AttackedDesk, createAttackedDesk } from './testing/attacked-desk.ts';
import {
  createDeskCaller,
  createSignInCode,
  type DeskResponse,
  PASSWORD,
} from './testing/desk-calls.ts';

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

async function addPasskey({ sales }: AttackedDesk, device = createAuthenticator()) {
  const { challenge } = (await sales.post('passkeys/options')).body.data;
  const credential = device.create({ challenge, origin });
  const response = await sales.post('passkeys', { name: 'Phone', response: credential });
  return { device, response };
}

const findFirstLender = async ({ editor }: AttackedDesk) =>
  (await editor.get('content/lenders?limit=1')).body.data[0];

const findFirstItemId = async ({ moderator }: AttackedDesk, kind: string) =>
  (await moderator.get(`moderation?kind=${kind}`)).body.data[0].id;

/** Routes with the audit action that each must record, and a successful request to each. */
const REQUESTS: Record<string, { action: AuditAction; call: Call }> = {
  'POST session': {
    action: 'session.started',
    call: async ({ sales, clock }) => {
      clock.forward(60);
      const code = createSignInCode(sales.secret, clock.now());
      return sales.post('session', { email: sales.email, password: PASSWORD, code });
    },
  },
  'POST passkeys': {
    action: 'passkey.added',
    call: async (desk) => (await addPasskey(desk)).response,
  },
  'DELETE passkeys/{id}': {
    action: 'passkey.deleted',
    call: async (desk) => {
      const { device } = await addPasskey(desk);
      return desk.sales.del(`passkeys/${device.id}`);
    },
  },
  'POST session/passkey': {
    action: 'session.started',
    call: async (desk) => {
      const { device } = await addPasskey(desk);
      const { challenge } = (await desk.sales.post('session/passkey/options')).body.data;
      return desk.sales.post('session/passkey', { response: device.get({ challenge, origin }) });
    },
  },
  'POST invitations': {
    action: 'invitation.created',
    call: ({ admin }) => admin.post('invitations', { email: 'one@example.in', role: 'sales' }),
  },
  'DELETE invitations/{id}': {
    action: 'invitation.revoked',
    call: async (desk) => {
      await createInvitation(desk, 'two@example.in');
      const [{ id }] = (await desk.admin.get('invitations')).body.data;
      return desk.admin.del(`invitations/${id}`);
    },
  },
  'POST invitations/confirm': {
    action: 'role.changed',
    call: async (desk) => {
      const token = await createInvitation(desk, 'three@example.in');
      const browser = createDeskCaller(() => desk.api);
      const accept = { token, name: 'Three', password: PASSWORD };
      const { secret } = (await browser.post('invitations/accept', accept)).body.data;
      return browser.post('invitations/confirm', {
        token,
        code: createSignInCode(secret, desk.clock.now()),
      });
    },
  },
  'POST invitations/passkey': {
    action: 'role.changed',
    call: async (desk) => {
      const invitation = { token: await createInvitation(desk, 'four@example.in'), name: 'Four' };
      const browser = createDeskCaller(() => desk.api);
      const { challenge } = (await browser.post('invitations/passkey/options', invitation)).body
        .data;
      const response = createAuthenticator().create({ challenge, origin });
      return browser.post('invitations/passkey', { ...invitation, response });
    },
  },
  'PATCH staff/{id}': {
    action: 'role.changed',
    call: ({ admin, rival }) => admin.patch(`staff/${rival.id}`, { active: false }),
  },
  'DELETE staff/{id}/sessions': {
    action: 'sessions.ended',
    call: ({ admin, rival }) => admin.del(`staff/${rival.id}/sessions`),
  },
  'POST leads/{id}/open': {
    action: 'lead.opened',
    call: ({ admin, lead }) => admin.post(`leads/${lead}/open`),
  },
  'PATCH leads/{id}': {
    action: 'lead.changed',
    call: ({ admin, lead }) => admin.patch(`leads/${lead}`, { status: 'called' }),
  },
  'POST leads/{id}/notes': {
    action: 'lead.changed',
    call: ({ admin, lead }) => admin.post(`leads/${lead}/notes`, { text: 'x' }),
  },
  'POST assignments': {
    action: 'assignment.added',
    call: ({ admin, sales }) => admin.post('assignments', { brand: 'khedut', assignee: sales.id }),
  },
  'DELETE assignments/{id}': {
    action: 'assignment.deleted',
    call: async ({ admin, sales }) => {
      const { data } = (await admin.post('assignments', { brand: 'a', assignee: sales.id })).body;
      return admin.del(`assignments/${data.id}`);
    },
  },
  'POST deliveries/{id}/resend': {
    action: 'webhook.resent',
    call: ({ dealer, delivery }) => dealer.post(`deliveries/${delivery}/resend`),
  },
  'POST webhooks': {
    action: 'webhook.added',
    call: ({ dealer }) => dealer.post('webhooks', { url: 'http://127.0.0.1:9/' }),
  },
  'DELETE webhooks/{id}': {
    action: 'webhook.ended',
    call: ({ dealer, webhook }) => dealer.del(`webhooks/${webhook}`),
  },
  'POST moderation/{id}': {
    action: 'moderation.decided',
    call: async (desk) =>
      desk.moderator.post(`moderation/${await findFirstItemId(desk, 'review')}`, {
        decision: 'approve',
      }),
  },
  'POST moderation/{id}/undo': {
    action: 'moderation.decided',
    call: async (desk) => {
      const id = await findFirstItemId(desk, 'comment');
      await desk.moderator.post(`moderation/${id}`, { decision: 'approve' });
      return desk.moderator.post(`moderation/${id}/undo`);
    },
  },
  'POST content/{kind}': {
    action: 'content.changed',
    call: async (desk) => {
      const { id: _, revision: __, ...fields } = await findFirstLender(desk);
      return desk.editor.post('content/lenders', { fields: { ...fields, key: 'new-lender' } });
    },
  },
  'PATCH content/{kind}/{id}': {
    action: 'content.changed',
    call: async (desk) => {
      const { id, revision } = await findFirstLender(desk);
      return desk.editor.patch(`content/lenders/${id}`, { revision, fields: { sort_order: 77 } });
    },
  },
  'POST content/{kind}/{id}/undo': {
    action: 'content.changed',
    call: async (desk) => {
      const { id } = await findFirstLender(desk);
      return desk.editor.post(`content/lenders/${id}/undo`);
    },
  },
};

describe('audit log of the routes for staff', () => {
  let desk: AttackedDesk;
  beforeAll(async () => {
    desk = await createAttackedDesk(database);
  });
  afterAll(() => desk.api.close());

  const fetchNewestEvent = async () => (await desk.admin.get('audit?limit=1')).body.data[0];

  test('REQUESTS and UNAUDITED_ROUTES list every route that changes data', async () => {
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
    async (_, { action, call }) => {
      const before = await fetchNewestEvent();
      const response = await call(desk);
      expect([response.status, response.text]).toEqual([200, expect.anything()]);
      const event = await fetchNewestEvent();
      expect(event.what).toBe(action);
      expect(Number(event.id)).toBeGreaterThan(Number(before.id));
    },
  );
});
