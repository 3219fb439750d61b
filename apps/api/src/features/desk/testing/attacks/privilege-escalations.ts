import { eq } from 'drizzle-orm';
import { enquiries } from '../../../enquiries/forms/tables.ts';
import { staff } from '../../tables.ts';
import { createSignInCode, PASSWORD } from '../desk-calls.ts';
import { type Attack, readStatus } from './attack.ts';

export const PRIVILEGE_ESCALATIONS: readonly Attack[] = [
  {
    name: 'a salesperson changes their own role to admin',
    outcome: 403,
    run: ({ sales }) => readStatus(sales.patch(`staff/${sales.id}`, { role: 'admin' })),
  },
  {
    name: 'a dealer adds a brand to their own account',
    outcome: 403,
    run: ({ dealer }) => readStatus(dealer.patch(`staff/${dealer.id}`, { brands: ['khedut'] })),
  },
  {
    name: 'a moderator invites themselves as an admin',
    outcome: 403,
    run: ({ moderator }) =>
      readStatus(moderator.post('invitations', { email: moderator.email, role: 'admin' })),
  },
  {
    name: 'an invited person accepts with the role admin',
    outcome: true,
    run: async ({ admin, api, signedOut, clock }) => {
      const email = 'climber@example.in';
      await admin.post('invitations', { email, role: 'sales' });
      const [{ link }] = (await api.app.inject('/api/dev/outbox')).json();
      const token = link.split('/').at(-1);
      const rights = { role: 'admin', brands: ['x'] };
      const body = { token, name: 'Climber', password: PASSWORD, ...rights };
      const { secret } = (await signedOut.post('invitations/accept', body)).body.data;
      await signedOut.post('invitations/confirm', {
        token,
        code: createSignInCode(secret, clock.now()),
        ...rights,
      });
      const [row] = await api.connection.db.select().from(staff).where(eq(staff.email, email));
      return row?.role === 'sales';
    },
  },
  {
    name: 'a dealer writes read-only fields of a lead',
    outcome: true,
    run: async ({ dealer, lead, mobile, api }) => {
      await dealer.patch(`leads/${lead}`, {
        status: 'called',
        mobile: '9999999999',
        brand: 'khedut',
        enquiry_id: 1,
      });
      const { data } = (await dealer.get(`leads/${lead}`)).body;
      const rows = await api.connection.db
        .select()
        .from(enquiries)
        .where(eq(enquiries.mobile, mobile));
      return data.brand === 'fieldking' && rows.length === 1;
    },
  },
  {
    name: 'an editor writes columns that are not editable',
    outcome: 400,
    run: ({ editor }) =>
      readStatus(
        editor.patch('content/tractors/1', { revision: 0, fields: { id: 7, by_operator: false } }),
      ),
  },
  {
    name: 'an editor writes fields named __proto__ and constructor',
    outcome: 400,
    run: ({ editor }) =>
      readStatus(
        editor.patch(
          'content/tractors/1',
          JSON.parse('{"revision":0,"fields":{"__proto__":{"x":1},"constructor":1}}'),
        ),
      ),
  },
];
