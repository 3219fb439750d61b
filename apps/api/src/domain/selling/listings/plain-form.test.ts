import { eq } from 'drizzle-orm';
import { consents } from '../../../database/schema/consents.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { bothDatabases } from '../../../testing/databases.ts';
import { noise } from '../photos/testing/photo-files.ts';
import { addTractors, aListing, sellerCalls } from './testing/seller-calls.ts';

const BOUNDARY = 'form-boundary-of-the-tests';

/** The form of a browser without JavaScript. */
function formOf(fields: Readonly<Record<string, string>>, photos: readonly Buffer[]) {
  const parts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    ),
  );
  const files = (photos.length > 0 ? photos : [Buffer.alloc(0)]).flatMap((bytes) => [
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="photo"; filename="${bytes.length ? 'a.jpg' : ''}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat([...parts, ...files, Buffer.from(`--${BOUNDARY}--\r\n`)]),
  };
}

describe.each(bothDatabases())('selling without JavaScript on $name', (database) => {
  let api: TestApi;
  let tractor = '';
  beforeAll(async () => {
    api = await testApi(database);
    [tractor = ''] = (await addTractors(api)).map(String);
  });
  afterAll(() => api.close());

  const { post, form, codeOf, own } = sellerCalls(() => api);
  const send = async (fields: object, photos: readonly Buffer[] = []) => {
    const url = '/api/used_tractor_form';
    const sent = formOf({ ...aListing, tractor, ...fields }, photos);
    const response = await api.app.inject({ method: 'POST', url, ...sent });
    return { status: response.statusCode, location: String(response.headers.location ?? '') };
  };
  const draftAt = async (location: string) => {
    const id = new URL(location, 'https://x.in').searchParams.get('draft');
    return (await api.app.inject(`/api/v1/form-drafts/${id}`)).json().data;
  };
  const jpeg = () => noise(400, 300).jpeg().toBuffer();

  test('redirects from form to code, own page and sold', async () => {
    const mobile = '9400000001';
    const typed = {
      mobile: `+91 ${mobile}`,
      hours: '3,200',
      price: '3.5 lakh',
      consent_news: 'on',
    };
    const sent = await send(typed, [await jpeg(), await jpeg()]);
    expect(sent.status).toBe(303);
    expect(sent.location).toMatch(/^\/hi\/sell-old-tractor\/code\?draft=/);
    const draft = await draftAt(sent.location);
    expect(draft).toMatchObject({ reason: 'otp_sent', masked_mobile: 'XXXXXXXX01' });
    const { primary_id } = draft;
    const plain = { plain: '1', language: 'hi', primary_id };
    const wrong = await post('/api/used_tractor_verify', { ...plain, otp: '1' });
    expect(await draftAt(wrong.location)).toMatchObject({ reason: 'otp_wrong', primary_id });
    const again = await post('/api/used_tractor_resend', plain);
    expect(await draftAt(again.location)).toMatchObject({ reason: 'otp_sent' });
    const done = await post('/api/used_tractor_verify', { ...plain, otp: await codeOf(mobile) });
    expect(done.location).toMatch(/^\/hi\/sell-old-tractor\/listing\?draft=[\w-]{22}$/);
    const allowed = await api.connection.db
      .select()
      .from(consents)
      .where(eq(consents.mobile, mobile))
      .orderBy(consents.purpose);
    expect(allowed).toMatchObject([
      { purpose: 'enquiry', text_version: 'listing-2', language: 'hi', source: 'sell' },
      { purpose: 'news', text_version: 'news-1', language: 'hi', source: 'sell' },
    ]);
    for (const { proven_at } of allowed) expect(proven_at).toBeInstanceOf(Date);
    const { said: result, first } = await own('', done.location);
    expect([result, first.photos.length, first.price_inr]).toEqual(['listed', 2, 350_000]);
    const fields = { language: 'hi', listing: String(first.id) };
    const sold = await form('/api/used_tractor_sold', fields, done.cookie);
    expect(await own('', sold.location)).toMatchObject({ said: 'sold', first: { status: 'sold' } });
    // Another browser learns nothing.
    const other = await form('/api/used_tractor_sold', fields);
    expect(other.location).toBe('/hi/sell-old-tractor/listing?said=none');
  });

  test('returns an invalid form with its input and photos', async () => {
    const wrong = { mobile: '98', price: '5', consent_calls: 'on' };
    const first = await send(wrong, [await jpeg()]);
    expect(first.location).toMatch(/^\/hi\/sell-old-tractor\?draft=/);
    const draft = await draftAt(first.location);
    expect(draft.faults).toEqual({ mobile: 'mobile_length', price: 'sell_price' });
    expect(draft.values).toMatchObject({ words: aListing.words, price: '5', consent_calls: 'on' });
    expect(draft.values.photos).toMatch(/^[\w-]{22}$/);
    const second = await send({ mobile: '9400000002', photos: draft.values.photos });
    expect(second.location).toContain('/code?draft=');
  });

  test('stores the valid photo beside an invalid file', async () => {
    const { location } = await send({ mobile: '9400000003' }, [
      Buffer.from('<svg/>'),
      await jpeg(),
    ]);
    const { faults: validationErrors, values } = await draftAt(location);
    expect(validationErrors).toEqual({ photos: 'photo_type' });
    expect(values.photos).toMatch(/^[\w-]{22}$/);
  });

  test('rejects a ninth photo and stores eight', async () => {
    const photos = await Promise.all(Array.from({ length: 9 }, jpeg));
    const { location } = await send({ mobile: '9400000004' }, photos);
    const { faults: validationErrors, values } = await draftAt(location);
    expect(validationErrors).toEqual({ photos: 'photo_many' });
    expect(values.photos.split(',')).toHaveLength(8);
  });

  test('rejects a body that is not multipart with 415', async () => {
    const { status } = await post('/api/used_tractor_form', { name: 'x' });
    expect(status).toBe(415);
  });
});
