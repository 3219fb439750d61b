import { formDraftResponse } from '@tractor-haat/api-client/contract';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectDatabases } from '../../../testing/databases.ts';
import { createMovingClock } from '../../../testing/moving-clock.ts';
import { createEnquiryCalls, toWrongCode, validForm } from './testing/enquiry-calls.ts';

describe.each(selectDatabases())('forms without JavaScript on $name', (database) => {
  const clock = createMovingClock();
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(database, undefined, clock.now);
  });
  afterAll(() => api.close());
  const { jar, readCode } = createEnquiryCalls(() => api);

  async function sendForm(path: string, fields: Record<string, string>) {
    const response = await api.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...jar.headers() },
      payload: new URLSearchParams(fields).toString(),
    });
    jar.store(response.headers['set-cookie']);
    expect(response.statusCode).toBe(303);
    const target = new URL(String(response.headers.location), 'http://site.test');
    const draft = await api.app.inject(`/api/v1/form-drafts/${target.searchParams.get('draft')}`);
    expect(draft.headers['cache-control']).toBe('private, no-store');
    return { page: target.pathname, ...formDraftResponse.parse(draft.json()).data };
  }
  const form = { ...validForm, page: '/hi/enquiry/implement-price', language: 'hi' };

  test('redirects an invalid form to a page with its errors and values', async () => {
    const returned = await sendForm('/api/whatsapp_popup_enquiry', {
      ...form,
      mobile: '98',
      tehsil: '',
    });
    expect(returned).toMatchObject({
      page: '/hi/enquiry/implement-price',
      reason: 'mobile_length',
      faults: { mobile: 'mobile_length', tehsil: 'tehsil_required' },
      values: { name: 'रामेश्वर पटेल', mobile: '98', state: 'gujarat' },
    });
  });

  test.each(['999999999', '99999999999', 'abc', '-1', '1.5', '7 8'])(
    'redirects to the form with an error and the input for the invalid product id %j',
    async (product_id) => {
      const returned = await sendForm('/api/whatsapp_popup_enquiry', {
        ...form,
        mobile: '9200000031',
        product_id,
      });
      expect(returned).toMatchObject({
        page: '/hi/enquiry/implement-price',
        faults: { product_id: 'product_unknown' },
        values: { name: 'रामेश्वर पटेल', mobile: '9200000031', state: 'gujarat' },
      });
    },
  );

  test.each([
    ['geeta@example.in\u200b', '\ufefftel:+91\u00a098765/00032'],
    ['\u202ageeta@example.in\u202c', '92000\ufe0f00033'],
    ['geeta\u00ad@example\u2060.in\ufeff', '+91 92000\u00ad00034'],
  ])(
    'accepts the e-mail address %j and the number %j with invisible characters',
    async (email, mobile) => {
      const fields = { form: 'career', page: '/enquiry/career', name: 'Geeta', email, mobile };
      const returned = await sendForm('/api/enquiry_save', fields);
      expect(returned.faults).not.toHaveProperty('email');
      expect(returned.faults).not.toHaveProperty('mobile');
    },
  );

  const verifiedMobile = '9200000001';

  test('redirects from the form through the code page to the price', async () => {
    const mobile = verifiedMobile;
    const codePage = await sendForm('/api/whatsapp_popup_enquiry', { ...form, mobile });
    expect(codePage).toMatchObject({
      page: '/hi/enquiry/code',
      reason: 'otp_sent',
      masked_mobile: 'XXXXXXXX01',
    });
    const primary_id = codePage.primary_id ?? '';
    const returned = await sendForm('/api/enquiry_otp_verify', { primary_id, otp: '' });
    expect(returned).toMatchObject({
      page: '/hi/enquiry/code',
      reason: 'otp_required',
      primary_id,
    });
    const resent = await sendForm('/api/enquiry_otp_resend', { primary_id, mobile: '' });
    expect(resent).toMatchObject({ page: '/hi/enquiry/code', reason: 'otp_sent' });
    const otp = await readCode(mobile);
    const done = await sendForm('/api/enquiry_otp_verify', { primary_id, otp });
    expect(done).toMatchObject({
      page: '/hi/enquiry/done',
      verified: true,
      price: { min_inr: 1_287_567, max_inr: 7_707_321 },
    });
  });

  test('redirects a repeated enquiry to its form with the waiting time', async () => {
    const repeated = await sendForm('/api/whatsapp_popup_enquiry', {
      ...form,
      mobile: verifiedMobile,
    });
    expect(repeated).toMatchObject({
      page: '/hi/enquiry/implement-price',
      reason: 'already_submitted',
      wait_seconds: 86_400,
    });
  });

  test('sends a new code when the form of a pending enquiry is submitted again', async () => {
    const mobile = '9200000002';
    await sendForm('/api/whatsapp_popup_enquiry', { ...form, mobile });
    const first = await readCode(mobile);
    clock.forward(1);
    const resubmitted = await sendForm('/api/whatsapp_popup_enquiry', { ...form, mobile });
    expect(resubmitted).toMatchObject({ page: '/hi/enquiry/code', reason: 'otp_sent' });
    expect(await readCode(mobile)).not.toBe(first);
  });

  test('accepts the token of the code page instead of the cookie, but not the id alone', async () => {
    const sendWithoutCookies = async (path: string, fields: Record<string, string>) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const payload = new URLSearchParams(fields).toString();
      const response = await api.app.inject({ method: 'POST', url: path, headers, payload });
      const target = new URL(String(response.headers.location), 'http://site.test');
      const draft = await api.app.inject(`/api/v1/form-drafts/${target.searchParams.get('draft')}`);
      return formDraftResponse.parse(draft.json()).data;
    };
    const sent = await sendWithoutCookies('/api/whatsapp_popup_enquiry', {
      ...form,
      mobile: '9200000011',
    });
    const { primary_id = '', token = '' } = sent;
    const otp = await readCode('9200000011');
    const wrong = { primary_id, otp: toWrongCode(otp) };
    for (let tries = 0; tries < 5; tries += 1) {
      const guessed = await sendWithoutCookies('/api/enquiry_otp_verify', wrong);
      expect([guessed.reason, guessed.token]).toEqual(['otp_incorrect', undefined]);
    }
    expect((await sendWithoutCookies('/api/enquiry_otp_verify', { primary_id, otp })).reason).toBe(
      'otp_expired',
    );
    const mobile = '9200000012';
    const rejected = await sendWithoutCookies('/api/enquiry_otp_resend', { primary_id, mobile });
    expect(rejected.reason).toBe('otp_request_missing');
    const mistyped = await sendWithoutCookies('/api/enquiry_otp_verify', { ...wrong, token });
    expect(mistyped).toMatchObject({ reason: 'otp_incorrect', token: expect.any(String) });
    const correction = { primary_id, mobile, token: mistyped.token ?? '' };
    expect(await sendWithoutCookies('/api/enquiry_otp_resend', correction)).toMatchObject({
      reason: 'otp_sent',
      masked_mobile: 'XXXXXXXX12',
    });
    const verification = { primary_id, otp: await readCode(mobile), token };
    expect((await sendWithoutCookies('/api/enquiry_otp_verify', verification)).verified).toBe(true);
  });

  test('returns to the code page if the corrected number is invalid', async () => {
    const mobile = '9200000003';
    const { primary_id = '' } = await sendForm('/api/whatsapp_popup_enquiry', { ...form, mobile });
    const returned = await sendForm('/api/enquiry_otp_resend', { primary_id, mobile: '123' });
    expect(returned).toMatchObject({
      page: '/hi/enquiry/code',
      faults: { mobile: 'mobile_length' },
    });
  });

  const contactForm = {
    form: 'contact',
    name: 'Gita',
    mobile: '9200000004',
    message: 'Hello',
    terms: 'on',
    page: '/enquiry/contact',
    language: 'en',
  };

  test('redirects the contact form to a thank-you page without a price', async () => {
    const { primary_id = '' } = await sendForm('/api/enquiry_save', contactForm);
    const otp = await readCode(contactForm.mobile);
    const done = await sendForm('/api/enquiry_otp_verify', { primary_id, otp });
    expect(done).toMatchObject({ page: '/enquiry/done', verified: true });
    expect(done).not.toHaveProperty('price');
  });

  test('rejects the contact form without accepted terms', async () => {
    const withoutTerms = await sendForm('/api/enquiry_save', { ...contactForm, terms: '' });
    expect(withoutTerms.faults).toEqual({ terms: 'terms_required' });
  });

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'x', '/a\r\nb'])(
    'rejects the return URL %j',
    async (page) => {
      const response = await api.app.inject({
        method: 'POST',
        url: '/api/whatsapp_popup_enquiry',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ ...form, page }).toString(),
      });
      expect(response.statusCode).toBe(400);
      expect(response.headers.location).toBeUndefined();
    },
  );

  test('deletes the stored input of a form after half an hour', async () => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/whatsapp_popup_enquiry',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...form, mobile: '' }).toString(),
    });
    const id = new URL(String(response.headers.location), 'http://a').searchParams.get('draft');
    clock.forward(1800);
    const draft = await api.app.inject(`/api/v1/form-drafts/${id}`);
    expect(draft.statusCode).toBe(404);
  });
});
