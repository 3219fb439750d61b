import type { MyData } from '@tractor-haat/api-client/contract';
import { createCookieJar } from '../../../../testing/cookie-jar.ts';
import type { TestApi } from '../../../../testing/create-test-api.ts';

/** Creates a visitor who uses `/my-data` in a browser of their own. */
export function createMyDataVisitor(api: () => TestApi) {
  const jar = createCookieJar();
  async function send(path: string, payload: string | object, contentType: string) {
    const response = await api().app.inject({
      method: 'POST',
      url: path,
      payload,
      headers: { ...jar.headers(), 'content-type': contentType, 'sec-fetch-site': 'same-origin' },
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
  const post = (path: string, body: Record<string, string> = {}) =>
    send(path, body, 'application/json');
  async function readCode(mobile: string): Promise<string> {
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
    readCode,
    postForm: (path: string, fields: Record<string, string> = {}) =>
      send(path, new URLSearchParams(fields).toString(), 'application/x-www-form-urlencoded'),
    async readPage(location: string) {
      const ticket = new URL(location, 'https://example.in').searchParams.get('draft');
      const response = await api().app.inject(`/api/v1/my-data/${ticket}`);
      return { status: response.statusCode, headers: response.headers, ...response.json() };
    },
    async open(mobile: string) {
      await post('/api/my_data_otp', { mobile });
      return post('/api/my_data_open', { otp: await readCode(mobile) });
    },
    async fetchMyData(): Promise<MyData> {
      return (await post('/api/my_data_show')).body.data;
    },
  };
}
