import { type Attack, readStatus } from './attack.ts';

/** Sends the cookie of an admin, as a browser does for a page of another site. */
const forgeWrite = (name: string, headers: Record<string, string>): Attack => [
  `forged write with ${name}`,
  403,
  ({ admin, lead }) => readStatus(admin.call('PATCH', `leads/${lead}`, { status: 'won' }, headers)),
];

export const FORGED_WRITES: readonly Attack[] = [
  forgeWrite('no origin', {}),
  forgeWrite('the origin of another site', { origin: 'https://evil.example' }),
  forgeWrite('an origin that begins with our host', { origin: 'https://example.in.evil.example' }),
  forgeWrite('an origin that ends with our host', { origin: 'https://evil-example.in' }),
  forgeWrite('an origin with plain HTTP', { origin: 'http://example.in' }),
  forgeWrite('an origin with another port', { origin: 'https://example.in:8443' }),
  forgeWrite('an opaque origin', { origin: 'null' }),
  forgeWrite('cross-site fetch metadata', {
    origin: 'https://example.in',
    'sec-fetch-site': 'cross-site',
  }),
  forgeWrite('same-site fetch metadata', {
    origin: 'https://example.in',
    'sec-fetch-site': 'same-site',
  }),
  forgeWrite('a forged host header', {
    origin: 'https://evil.example',
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
  }),
  [
    'forged write with a form of type text/plain',
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
    'forged sign-out',
    403,
    ({ admin }) =>
      readStatus(admin.call('DELETE', 'session', undefined, { origin: 'https://evil.example' })),
  ],
  [
    'sign-out of another person with a method override',
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
