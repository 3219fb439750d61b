/** Response of the mock API. `down` means no response. */
type Reply = { status?: number; body: object; headers?: Record<string, string> } | 'down';

export const createSuccess = (data: object): Reply => ({
  body: { success: true, message: '', data },
});
export const createRefusal = (reason: string, status = 400) => ({
  status,
  body: { success: false, message: reason, reason, code: 'BAD_REQUEST' },
});
export const serverError: Reply = { status: 500, body: { success: false, message: 'Error' } };
export const networkError: Reply = 'down';
export const idempotency_key: unknown = expect.stringMatching(/^[0-9a-f]{32}$/);
export const codeSent = createSuccess({ otp: 'sent' });

/** Responds to each path with its replies in order. `listBodies` returns the request bodies of a path. */
export function mockApi(replies: Record<string, Reply[]>) {
  const calls: { path: string; body: Record<string, unknown> }[] = [];
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.fetch = async (input, init) => {
    const path = String(input);
    const reply = replies[path]?.shift();
    calls.push({ path, body: JSON.parse(String(init?.body)) });
    if (reply === undefined) throw new Error(`no reply for ${path}`);
    if (reply === 'down') throw new TypeError('fetch failed');
    const { body, headers = {}, status = 200 } = reply;
    return Response.json(body, { status, headers });
  };
  return {
    listBodies: (path: string) =>
      calls.filter((call) => call.path === path).map(({ body }) => body),
  };
}
