type Body = Record<string, unknown>;
type Reply =
  | { status?: number; headers?: Record<string, string>; body: unknown }
  | 'network-error'
  | 'no-response';

/** Responds to requests of a path with its replies in order, and repeats the last one. */
export function mockApi(replies: Readonly<Record<string, readonly Reply[]>>) {
  const sent: { path: string; body: Body }[] = [];
  const remainingReplies = new Map(Object.entries(replies));
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const path = new URL(String(address), 'http://site.test').pathname;
    if (init?.body) sent.push({ path, body: JSON.parse(String(init.body)) });
    const pathReplies = remainingReplies.get(path) ?? DEFAULT_REPLIES[path] ?? [];
    const [reply] = pathReplies;
    if (pathReplies.length > 1) remainingReplies.set(path, pathReplies.slice(1));
    if (reply === undefined) throw new Error(`no reply for ${path}`);
    if (reply === 'no-response') return new Promise(() => undefined);
    if (reply === 'network-error') throw new TypeError('Failed to fetch');
    return Response.json(reply.body, {
      status: reply.status ?? 200,
      headers: reply.headers ?? {},
    });
  });
  return { sent, listRequests: (path: string) => sent.filter((request) => request.path === path) };
}

const DEFAULT_REPLIES: Readonly<Record<string, readonly Reply[]>> = {
  '/api/all_implements_type': [
    { body: { success: true, data: [{ slug: 'rotavator', name: 'Rotavator' }] } },
  ],
  '/api/implement_type_brand_list': [
    { body: { success: true, data: [{ slug: 'fieldking', brand_name: 'Fieldking' }] } },
  ],
  '/api/implement_brand_modals': [
    {
      body: {
        success: true,
        data: [{ id: 7, model: 'RP 125', picture: { kind: 'implement', id: 'a', view: 'side' } }],
      },
    },
  ],
  '/api/v1/tractor-brands': [
    {
      body: {
        data: [{ slug: 'mahindra', name: { text: 'Mahindra', language: 'en' } }],
      },
    },
  ],
  '/api/v1/tractor-models': [{ body: { data: [{ id: 3, slug: '575-di', model: '575 DI' }] } }],
  '/api/v1/tyre-brands': [
    { body: { data: [{ slug: 'mrf', name: { text: 'MRF', language: 'en' } }] } },
  ],
  '/api/tyre_modal': [
    { body: { success: true, data: [{ id: 5, slug: 'shakti-12', model: 'Shakti 12.4-28' }] } },
  ],
  '/api/all_state': [{ body: { success: true, data: [{ slug: 'gujarat', state: 'Gujarat' }] } }],
  '/api/all_district': [{ body: { success: true, data: [{ slug: 'anand', district: 'Anand' }] } }],
  '/api/all_tehsil': [{ body: { success: true, data: [{ slug: 'borsad', tehsil: 'Borsad' }] } }],
};

export const idempotency_key: unknown = expect.stringMatching(/^[0-9a-f]{32}$/);

export const primary_id = 'aaaaaaaaaaaaaaaaaaaaaa';

export const createEnquiryReply = (text: string, overrides: object = {}) => ({
  body: { success: true, message: '', data: { otp: 'sent', primary_id, text, ...overrides } },
});

export const createRefusal = (status: number, reason: string, message = '') => ({
  status,
  body: { success: false, message, code: 'BAD_REQUEST', reason },
});

export const createSuccess = (data: object) => ({ body: { success: true, message: '', data } });
