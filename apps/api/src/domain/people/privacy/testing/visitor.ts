import type { MyData } from '@tractor-haat/api-client/contract';
import type { TestApi } from '../../../../testing/api.ts';
import { createCookieJar } from '../../../../testing/cookie-jar.ts';

export function myDataVisitor(api: () => TestApi) {
  const jar = createCookieJar();
  async function post(path: string, body: Record<string, string> = {}, isPlain = false) {
    const type = isPlain ? 'application/x-www-form-urlencoded' : 'application/json';
    const response = await api().app.inject({
      method: 'POST',
      url: path,
      payload: isPlain ? new URLSearchParams(body).toString() : body,
      headers: { ...jar.headers(), 'content-type': type, 'sec-fetch-site': 'same-origin' },
    });
    jar.store(response.headers['set-cookie']);
    const isJson = String(response.headers['content-type']).includes('json');
    return {
      status: response.statusCode,
      headers: response.headers,
      body: isJson ? response.json() : {},
      location: String(response.headers.location ?? ''),
    };
  }
  async function code(mobile: string): Promise<string> {
    const messages = (await api().app.inject('/api/dev/outbox')).json();
    const newest = messages.find(
      (message: { mobile: string; purpose: string }) =>
        message.mobile === mobile && message.purpose === 'privacy',
    );
    if (newest === undefined) throw new Error('no code was sent');
    return newest.code;
  }
  return {
    jar,
    post,
    code,
    plain: (path: string, body: Record<string, string> = {}) => post(path, body, true),
    async page(location: string) {
      const ticket = new URL(location, 'https://example.in').searchParams.get('draft');
      const response = await api().app.inject(`/api/v1/my-data/${ticket}`);
      return { status: response.statusCode, headers: response.headers, ...response.json() };
    },
    async open(mobile: string) {
      await post('/api/my_data_otp', { mobile });
      return post('/api/my_data_open', { otp: await code(mobile) });
    },
    async show(): Promise<MyData> {
      return (await post('/api/my_data_show')).body.data;
    },
  };
}
