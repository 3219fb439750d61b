import { type Attack, readStatus } from './attack.ts';

/** A page of another site could send this write with the cookie of an admin. */
const createForgedWrite = (name: string, headers: Record<string, string>): Attack => ({
  name: `forged write with ${name}`,
  outcome: 403,
  run: ({ admin, lead }) =>
    readStatus(admin.call('PATCH', `leads/${lead}`, { status: 'won' }, headers)),
});

export const FORGED_WRITES: readonly Attack[] = [
  createForgedWrite('no origin', {}),
  createForgedWrite('the origin of another site', { origin: 'https://evil.example' }),
  createForgedWrite('an origin that begins with our host', {
    origin: 'https://example.in.evil.example',
  }),
  createForgedWrite('an origin that ends with our host', { origin: 'https://evil-example.in' }),
  createForgedWrite('an origin with plain HTTP', { origin: 'http://example.in' }),
  createForgedWrite('an origin with another port', { origin: 'https://example.in:8443' }),
  createForgedWrite('an opaque origin', { origin: 'null' }),
  createForgedWrite('cross-site fetch metadata', {
    origin: 'https://example.in',
    'sec-fetch-site': 'cross-site',
  }),
  createForgedWrite('same-site fetch metadata', {
    origin: 'https://example.in',
    'sec-fetch-site': 'same-site',
  }),
  createForgedWrite('a forged host header', {
    origin: 'https://evil.example',
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
  }),
  {
    name: 'forged write with a form of type text/plain',
    outcome: 403,
    run: async ({ api, admin, lead }) =>
      (
        await api.app.inject({
          method: 'POST',
          url: `/api/desk/leads/${lead}/notes`,
          headers: {
            ...admin.jar.headers(),
            origin: 'https://evil.example',
            'content-type': 'text/plain',
          },
          payload: '{"text":"x"}',
        })
      ).statusCode,
  },
  {
    name: 'forged sign-out',
    outcome: 403,
    run: ({ admin }) =>
      readStatus(admin.call('DELETE', 'session', undefined, { origin: 'https://evil.example' })),
  },
  {
    name: 'sign-out of another person with a method override',
    outcome: true,
    run: async ({ admin, sales }) => {
      await admin.call(
        'POST',
        `staff/${sales.id}/sessions`,
        {},
        { origin: 'https://example.in', 'x-http-method-override': 'DELETE' },
      );
      return (await sales.get('session')).status === 200;
    },
  },
];
