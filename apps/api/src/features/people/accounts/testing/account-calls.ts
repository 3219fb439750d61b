import type { TestApi } from '../../../../testing/create-test-api.ts';

export type AccountResponse = {
  status: number;
  body: { message?: string; reason?: string; data?: Record<string, unknown> | null } & Record<
    string,
    unknown
  >;
  headers: Record<string, unknown>;
  cookie: string;
};

export const PASSWORD = 'neem under moon';

export const WEAK_PASSWORD = 'welcome1234567';

export function createAccountCalls(api: () => TestApi) {
  let numberCount = 0;
  async function call(method: 'GET' | 'POST', url: string, body?: object, headers = {}) {
    const payload = body === undefined ? {} : { payload: body };
    const response = await api().app.inject({ method, url, headers, ...payload });
    const isJson = response.headers['content-type']?.toString().includes('json');
    const result: AccountResponse = {
      status: response.statusCode,
      body: isJson ? response.json() : {},
      headers: response.headers,
      cookie: String(response.headers['set-cookie'] ?? '').split(';')[0] ?? '',
    };
    return result;
  }
  const post = (url: string, body: object, headers: Record<string, string> = {}) =>
    call('POST', url, body, headers);
  async function readCode(mobile: string): Promise<string> {
    const messages = (await api().app.inject('/api/dev/outbox')).json();
    const [newest] = messages.filter((message: { mobile: string }) => message.mobile === mobile);
    if (newest === undefined) throw new Error('no code was sent');
    return newest.code;
  }
  async function createProof(mobile: string): Promise<string> {
    await post('/api/get_user_otp', { mobile, purpose: 'registration' });
    const verified = await post('/api/user_otp_verify', { mobile, otp: await readCode(mobile) });
    return String(verified.body.data?.proof);
  }
  return {
    post,
    readCode,
    createProof,
    createNumber() {
      numberCount += 1;
      return String(5_100_000_000 + numberCount);
    },
    readSession: (cookie: string) => call('GET', '/api/session', undefined, { cookie }),
    login: (mobile: string, otp: string, headers = {}) =>
      post('/api/user_login', { mobile, otp, method: 'password' }, headers),
    async register(mobile: string, changes: object = {}) {
      const body = {
        name: 'गीता सोलंकी',
        mobile,
        password: PASSWORD,
        proof: await createProof(mobile),
      };
      return post('/api/user_register', { ...body, ...changes });
    },
  };
}
