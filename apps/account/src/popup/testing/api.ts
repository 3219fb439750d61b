/** What the API answers a call with; `down` for no answer at all. */
type Reply = { status?: number; body: object } | 'down';

export const ok = (data: object): Reply => ({ body: { success: true, message: '', data } });
export const refused = (reason: string, status = 400): Reply => ({
  status,
  body: { success: false, message: reason, reason, code: 'BAD_REQUEST' },
});
/** An answer of something that is not our API's refusal. */
export const broken: Reply = { status: 500, body: { success: false, message: 'Error' } };
export const down: Reply = 'down';
/** Of any attempt. */
export const idempotency_key: unknown = expect.stringMatching(/^[0-9a-f]{32}$/);
export const sent = ok({ otp: 'sent' });

/** Answers calls from lists, in their order; gives what was sent. */
export function fakeApi(replies: Record<string, Reply[]>) {
  const calls: { path: string; body: Record<string, unknown> }[] = [];
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.fetch = async (input, init) => {
    const path = String(input);
    const reply = replies[path]?.shift();
    calls.push({ path, body: JSON.parse(String(init?.body)) });
    if (reply === undefined) throw new Error(`nobody expected ${path}`);
    if (reply === 'down') throw new TypeError('fetch failed');
    return Response.json(reply.body, { status: reply.status ?? 200 });
  };
  return {
    to: (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body),
  };
}
