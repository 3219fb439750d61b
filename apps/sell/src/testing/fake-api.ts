export type Reply = { readonly status?: number; readonly body: object } | 'unreached';

export const createOkReply = (data: unknown): Reply => ({
  body: { success: true, message: '', data },
});
export const createErrorReply = (status: number, body: object = {}): Reply => ({
  status,
  body: { success: false, message: 'no', ...body },
});

export const SAVE = '/api/used_tractor_save';
export const PHOTO = '/api/used_photo_save';
export const VERIFY = '/api/used_tractor_verify';
export const RESEND = '/api/used_tractor_resend';
export const DISTRICTS = '/api/all_district';
export const FAIR_PRICE = '/api/v1/used-tractors/fair-price';

export const primaryId = 'a'.repeat(22);
export const savedReply = createOkReply({ otp: 'sent', primary_id: primaryId });
export const idempotencyKey: unknown = expect.stringMatching(/^[0-9a-f]{32}$/);

const DEFAULT_REPLIES: Readonly<Record<string, Reply>> = {
  [DISTRICTS]: createOkReply([{ slug: 'anand', district: 'Anand' }]),
  [FAIR_PRICE]: createErrorReply(404),
  '/api/all_state': createOkReply([{ slug: 'gujarat', state: 'Gujarat' }]),
  '/api/v1/tractor-names': createOkReply([
    {
      id: 7,
      slug: '744-fe',
      brand_slug: 'swaraj',
      brand_name: { text: 'Swaraj', language: 'en' },
      model: '744 FE',
    },
  ]),
};

/** Sends the replies of a path in order and repeats the last one. */
export function fakeApi(replies: Readonly<Record<string, readonly (Reply | Promise<Reply>)[]>>) {
  const sent: { path: string; body: Record<string, unknown> }[] = [];
  const remainingReplies = new Map(
    Object.entries(replies).map(([path, list]) => [path, [...list]]),
  );
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const path = new URL(String(address), 'http://site.test').pathname;
    if (init?.body) sent.push({ path, body: readBody(init.body) });
    const list = remainingReplies.get(path) ?? [];
    const reply = (list.length > 1 ? list.shift() : list[0]) ?? DEFAULT_REPLIES[path];
    if (reply === undefined) throw new Error(`the test has no reply for ${path}`);
    const response = await reply;
    if (response === 'unreached') throw new TypeError('Failed to fetch');
    const { status = 200, body } = response;
    return Response.json(body, { status });
  });
  Object.assign(globalThis, { XMLHttpRequest: FakeUpload });
  return {
    listSent: (path: string) =>
      sent.filter((request) => request.path === path).map(({ body }) => body),
  };
}

/** Creates a promise and the function that resolves it. */
export function createDeferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

const readBody = (body: BodyInit): Record<string, unknown> =>
  body instanceof FormData ? Object.fromEntries(body) : JSON.parse(String(body));

/** Passes the uploads of `postForm`, which use XMLHttpRequest, to the mocked `fetch`. */
class FakeUpload {
  readonly upload = {};
  onload?: () => void;
  onerror?: () => void;
  status = 0;
  responseText = '';
  #address = '';
  open(_method: string, address: string) {
    this.#address = address;
  }
  setRequestHeader() {}
  getResponseHeader() {
    return null;
  }
  abort() {}
  async send(body: FormData) {
    try {
      const response = await fetch(this.#address, { method: 'POST', body });
      this.status = response.status;
      this.responseText = await response.text();
      this.onload?.();
    } catch {
      this.onerror?.();
    }
  }
}
