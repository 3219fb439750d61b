import type { AuditAction } from '@tractor-haat/api-client/contract';
import { authenticator } from '../../domain/desk/passkeys/testing/authenticator.ts';
import {
  codeAt,
  type DeskResponse,
  deskCaller,
  PASSWORD,
} from '../../domain/desk/testing/desk-calls.ts';
import { oneDatabase } from '../../testing/databases.ts';
import { documentedRoutes } from '../../testing/documented-routes.ts';
import { type AttackedDesk, attackedDesk } from './testing/attacked-desk.ts';

const [database] = oneDatabase();
const origin = 'https://example.in';

/** Routes whose changes need no audit entry, and why. */
const NOT_AUDITED: Record<string, string> = {
  'DELETE session': "ends only the caller's session",
  'PATCH digest': "changes only the caller's daily mail",
  'POST passkeys/options': 'a challenge',
  'POST session/passkey/options': 'a challenge',
  'POST invitations/passkey/options': 'a challenge',
  'POST invitations/accept': 'no rights before the first code, which is audited',
  'POST content/posts/preview': 'stores nothing',
  'POST releases/{env}/{app}': 'the registry logs it under the token of the person',
};

type Call = (desk: AttackedDesk) => Promise<DeskResponse>;

async function invited({ api, admin }: AttackedDesk, email: string): Promise<string> {
  await admin.post('invitations', { email, role: 'sales' });
  const [newest] = (await api.app.inject('/api/dev/outbox')).json();
  return newest.link.split('/').at(-1);
}

async function addPasskey({ sales }: AttackedDesk, device = authenticator()) {
  const { challenge } = (await sales.post('passkeys/options')).body.data;
  const response = device.create({ challenge, origin });
  return { device, answer: await sales.post('passkeys', { name: 'Phone', response }) };
}

const firstRow = async ({ editor }: AttackedDesk) =>
  (await editor.get('content/lenders?limit=1')).body.data[0];

const firstItem = async ({ moderator }: AttackedDesk, kind: string) =>
  (await moderator.get(`moderation?kind=${kind}`)).body.data[0].id;

/** The event and a successful request for each route that changes something. */
const REQUESTS: Record<string, [what: AuditAction, call: Call]> = {
  'POST session': [
    'session.started',
    async ({ sales, clock }) => {
      clock.forward(60);
      const code = codeAt(sales.secret, clock.now());
      return sales.post('session', { email: sales.email, password: PASSWORD, code });
    },
  ],
  'POST passkeys': ['passkey.added', async (desk) => (await addPasskey(desk)).answer],
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
      await invited(desk, 'two@example.in');
      const [{ id }] = (await desk.admin.get('invitations')).body.data;
      return desk.admin.del(`invitations/${id}`);
    },
  ],
  'POST invitations/confirm': [
    'role.changed',
    async (desk) => {
      const token = await invited(desk, 'three@example.in');
      const browser = deskCaller(() => desk.api);
      const accept = { token, name: 'Three', password: PASSWORD };
      const { secret } = (await browser.post('invitations/accept', accept)).body.data;
      return browser.post('invitations/confirm', { token, code: codeAt(secret, desk.clock.now()) });
    },
  ],
  'POST invitations/passkey': [
    'role.changed',
    async (desk) => {
      const invitation = { token: await invited(desk, 'four@example.in'), name: 'Four' };
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
      desk.moderator.post(`moderation/${await firstItem(desk, 'review')}`, { decision: 'approve' }),
  ],
  'POST moderation/{id}/undo': [
    'moderation.decided',
    async (desk) => {
      const id = await firstItem(desk, 'comment');
      await desk.moderator.post(`moderation/${id}`, { decision: 'approve' });
      return desk.moderator.post(`moderation/${id}/undo`);
    },
  ],
  'POST content/{kind}': [
    'content.changed',
    async (desk) => {
      const { id: _, revision: __, ...fields } = await firstRow(desk);
      return desk.editor.post('content/lenders', { fields: { ...fields, key: 'new-lender' } });
    },
  ],
  'PATCH content/{kind}/{id}': [
    'content.changed',
    async (desk) => {
      const { id, revision } = await firstRow(desk);
      return desk.editor.patch(`content/lenders/${id}`, { revision, fields: { sort_order: 77 } });
    },
  ],
  'POST content/{kind}/{id}/undo': [
    'content.changed',
    async (desk) => {
      const { id } = await firstRow(desk);
      return desk.editor.post(`content/lenders/${id}/undo`);
    },
  ],
};

describe('the audit of the desk', () => {
  let desk: AttackedDesk;
  beforeAll(async () => {
    desk = await attackedDesk(database);
  });
  afterAll(() => desk.api.close());

  const newestEvent = async () => (await desk.admin.get('audit?limit=1')).body.data[0];

  test('covers every changing route', async () => {
    const routes = (await documentedRoutes(desk.api))
      .filter(
        ({ method, route }) => route.startsWith('/api/desk/') && !['GET', 'HEAD'].includes(method),
      )
      .map(({ method, route }) => `${method} ${route.replace('/api/desk/', '')}`);
    expect(routes.sort()).toEqual([...Object.keys(REQUESTS), ...Object.keys(NOT_AUDITED)].sort());
  });

  test.each(Object.entries(REQUESTS))('writes the audit event of %s', async (_, [what, call]) => {
    const before = await newestEvent();
    const answer = await call(desk);
    expect([answer.status, answer.text]).toEqual([200, expect.anything()]);
    const event = await newestEvent();
    expect(event.what).toBe(what);
    expect(Number(event.id)).toBeGreaterThan(Number(before.id));
  });
});
