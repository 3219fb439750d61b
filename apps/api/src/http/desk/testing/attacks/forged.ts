import { type Attack, status } from './attack.ts';

/** A write that a foreign page triggers in an admin's browser. */
const forged = (name: string, headers: Record<string, string>): Attack => [
  `forged: ${name}`,
  403,
  ({ admin, lead }) => status(admin.call('PATCH', `leads/${lead}`, { status: 'won' }, headers)),
];

/** Requests that a foreign page triggers in a user's browser. */
export const FORGED: readonly Attack[] = [
  forged('no origin', {}),
  forged('another site', { origin: 'https://evil.example' }),
  forged('our name at the beginning', { origin: 'https://example.in.evil.example' }),
  forged('our name at the end', { origin: 'https://evil-example.in' }),
  forged('plain HTTP', { origin: 'http://example.in' }),
  forged('another port', { origin: 'https://example.in:8443' }),
  forged('a frame without origin', { origin: 'null' }),
  forged('said by the browser', { origin: 'https://example.in', 'sec-fetch-site': 'cross-site' }),
  forged('a neighbour, by the browser', {
    origin: 'https://example.in',
    'sec-fetch-site': 'same-site',
  }),
  forged('a host that was made up', {
    origin: 'https://evil.example',
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
  }),
  [
    'forged: a form that says it is text',
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
    'forged: signs somebody out',
    403,
    ({ admin }) =>
      status(admin.call('DELETE', 'session', undefined, { origin: 'https://evil.example' })),
  ],
  [
    'forged: a method written into another',
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
