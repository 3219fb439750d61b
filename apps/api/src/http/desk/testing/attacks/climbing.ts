import { eq } from 'drizzle-orm';
import { enquiries } from '../../../../database/schema/enquiries.ts';
import { staff } from '../../../../database/schema/staff.ts';
import { codeAt, PASSWORD } from '../../../../domain/desk/testing/desk-calls.ts';
import { type Attack, status } from './attack.ts';

/** Attempts to gain more rights. */
export const CLIMBING: readonly Attack[] = [
  [
    'sales changes its role to admin',
    403,
    ({ sales }) => status(sales.patch(`staff/${sales.id}`, { role: 'admin' })),
  ],
  [
    'dealer adds a brand to itself',
    403,
    ({ dealer }) => status(dealer.patch(`staff/${dealer.id}`, { brands: ['khedut'] })),
  ],
  [
    'moderator invites itself as an admin',
    403,
    ({ moderator }) =>
      status(moderator.post('invitations', { email: moderator.email, role: 'admin' })),
  ],
  [
    'invited person requests another role',
    true,
    async ({ admin, api, nobody, clock }) => {
      const email = 'climber@example.in';
      await admin.post('invitations', { email, role: 'sales' });
      const [{ link }] = (await api.app.inject('/api/dev/outbox')).json();
      const token = link.split('/').at(-1);
      const more = { role: 'admin', brands: ['x'] };
      const body = { token, name: 'Climber', password: PASSWORD, ...more };
      const { secret } = (await nobody.post('invitations/accept', body)).body.data;
      await nobody.post('invitations/confirm', {
        token,
        code: codeAt(secret, clock.now()),
        ...more,
      });
      const [row] = await api.connection.db.select().from(staff).where(eq(staff.email, email));
      return row?.role === 'sales';
    },
  ],
  [
    'dealer writes read-only fields of a lead',
    true,
    async ({ dealer, lead, mobile, api }) => {
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
  ],
  [
    'editor writes columns that are not fields',
    400,
    ({ editor }) =>
      status(
        editor.patch('content/tractors/1', { revision: 0, fields: { id: 7, by_operator: false } }),
      ),
  ],
  [
    'editor writes fields named __proto__ and constructor',
    400,
    ({ editor }) =>
      status(
        editor.patch(
          'content/tractors/1',
          JSON.parse('{"revision":0,"fields":{"__proto__":{"x":1},"constructor":1}}'),
        ),
      ),
  ],
];
