import { type Attack, status } from './attack.ts';

/** A write that a foreign page triggers in an admin's browser. */
const forged = (name: string, headers: Record<string, string>): Attack => [
  `forged write: ${name}`,
  403,
  ({ admin, lead }) => status(admin.call('PATCH', `leads/${lead}`, { status: 'won' }, headers)),
];

/** Requests that a foreign page triggers in a user's browser. */
export const FORGED: readonly Attack[] = [
  forged('no origin', {}),
  forged('another site', { origin: 'https://evil.example' }),
  forged('an origin that begins with our host', { origin: 'https://example.in.evil.example' }),
  forged('an origin that ends with our host', { origin: 'https://evil-example.in' }),
  forged('plain HTTP', { origin: 'http://example.in' }),
  forged('another port', { origin: 'https://example.in:8443' }),
  forged('an opaque origin', { origin: 'null' }),
  forged('cross-site fetch metadata', {
    origin: 'https://example.in',
    'sec-fetch-site': 'cross-site',
  }),
  forged('same-site fetch metadata', {
    origin: 'https://example.in',
    'sec-fetch-site': 'same-site',
  }),
  forged('a forged host', {
    origin: 'https://evil.example',
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
  }),
  [
    'forged write: a form of type text/plain',
    403,
    async ({ api, admin, lead }) =>
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
  ],
  [
    'forged write: a sign-out',
    403,
    ({ admin }) =>
      status(admin.call('DELETE', 'session', undefined, { origin: 'https://evil.example' })),
  ],
  [
    'forged write: a method override',
    true,
    async ({ admin, sales }) => {
      await admin.call(
        'POST',
        `staff/${sales.id}/sessions`,
        {},
        { origin: 'https://example.in', 'x-http-method-override': 'DELETE' },
      );
      return (await sales.get('session')).status === 200;
    },
  ],
];
