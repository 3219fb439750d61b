import { createCookieJar } from '../../../../testing/cookie-jar.ts';
import type { TestApi } from '../../../../testing/create-test-api.ts';

export type EnquiryResponse = {
  status: number;
  body: { message?: string; reason?: string; data?: Record<string, unknown> } & Record<
    string,
    unknown
  >;
  headers: Record<string, unknown>;
};

export const validForm = {
  name: 'रामेश्वर पटेल',
  mobile: '9876500000',
  type: 'plough',
  brand: 'fieldking',
  model: 'Model 53',
  state: 'gujarat',
  district: 'anand',
  tehsil: 'borsad',
  page_source: 'Whatsapp Popup',
};

export function createEnquiryCalls(api: () => TestApi, address = '127.0.0.1') {
  const jar = createCookieJar();
  async function post(path: string, body: object, headers: Record<string, string> = {}) {
    const response = await api().app.inject({
      method: 'POST',
      url: path,
      payload: body,
      headers: { ...jar.headers(), ...headers },
      remoteAddress: address,
    });
    jar.store(response.headers['set-cookie']);
    const result: EnquiryResponse = {
      status: response.statusCode,
      body: response.headers['content-type']?.toString().includes('json') ? response.json() : {},
      headers: response.headers,
    };
    return result;
  }
  return {
    jar,
    post,
    submit: (changes: object = {}, headers = {}) =>
      post('/api/whatsapp_popup_enquiry', { ...validForm, ...changes }, headers),
    resend: (body: object) => post('/api/enquiry_otp_resend', body),
    verify: (body: object, headers = {}) => post('/api/enquiry_otp_verify', body, headers),
    async readCode(mobile: string): Promise<string> {
      const messages = (await api().app.inject('/api/dev/outbox')).json();
      const [newest] = messages.filter((message: { mobile: string }) => message.mobile === mobile);
      if (newest === undefined) throw new Error('no code was sent');
      return newest.code;
    },
  };
}

export const readPrimaryId = (response: { body: { data?: Record<string, unknown> } }) =>
  String(response.body.data?.primary_id);

export const toWrongCode = (code: string) =>
  String((Number(code) + 1) % 1_000_000).padStart(6, '0');
