import { eq } from 'drizzle-orm';
import { consents } from '../../../core/visitor/tables.ts';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectDatabases } from '../../../testing/databases.ts';
import { createNoise } from '../photos/testing/photo-files.ts';
import { addTractors, createSellerCalls, LISTING_FIELDS } from './testing/seller-calls.ts';

const BOUNDARY = 'form-boundary-of-the-tests';

function encodeForm(fields: Readonly<Record<string, string>>, photos: readonly Buffer[]) {
  const parts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    ),
  );
  // Without a photo a browser sends an empty file without a name.
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

describe.each(selectDatabases())('selling without JavaScript on $name', (database) => {
  let api: TestApi;
  let tractor = '';
  beforeAll(async () => {
    api = await createTestApi(database);
    [tractor = ''] = (await addTractors(api)).map(String);
  });
  afterAll(() => api.close());

  const { post, postForm, readCode, getSellerPage } = createSellerCalls(() => api);
  const submitForm = async (fields: object, photos: readonly Buffer[] = []) => {
    const url = '/api/used_tractor_form';
    const request = encodeForm({ ...LISTING_FIELDS, tractor, ...fields }, photos);
    const response = await api.app.inject({ method: 'POST', url, ...request });
    return { status: response.statusCode, location: String(response.headers.location ?? '') };
  };
  const readDraft = async (location: string) => {
    const id = new URL(location, 'https://x.in').searchParams.get('draft');
    return (await api.app.inject(`/api/v1/form-drafts/${id}`)).json().data;
  };
  const createJpeg = () => createNoise(400, 300).jpeg().toBuffer();

  const mobile = '9400000001';
  let seller = { location: '', cookie: '' };

  test('redirects from the form to the code page and then to the page of the seller', async () => {
    const formFields = {
      mobile: `+91 ${mobile}`,
      hours: '3,200',
      price: '3.5 lakh',
      consent_news: 'on',
    };
    const submitted = await submitForm(formFields, [await createJpeg(), await createJpeg()]);
    expect(submitted.status).toBe(303);
    expect(submitted.location).toMatch(/^\/hi\/sell-old-tractor\/code\?draft=/);
    const draft = await readDraft(submitted.location);
    expect(draft).toMatchObject({ reason: 'otp_sent', masked_mobile: 'XXXXXXXX01' });
    const { primary_id } = draft;
    const plainFields = { plain: '1', language: 'hi', primary_id };
    const wrongCode = await post('/api/used_tractor_verify', { ...plainFields, otp: '1' });
    expect(await readDraft(wrongCode.location)).toMatchObject({
      reason: 'otp_incorrect',
      primary_id,
    });
    const resent = await post('/api/used_tractor_resend', plainFields);
    expect(await readDraft(resent.location)).toMatchObject({ reason: 'otp_sent' });
    const verified = await post('/api/used_tractor_verify', {
      ...plainFields,
      otp: await readCode(mobile),
    });
    expect(verified.location).toMatch(/^\/hi\/sell-old-tractor\/listing\?draft=[\w-]{22}$/);
    seller = verified;
  });

  test('stores the consents of the form as verified after the code', async () => {
    const storedConsents = await api.connection.db
      .select()
      .from(consents)
      .where(eq(consents.mobile, mobile))
      .orderBy(consents.purpose);
    expect(storedConsents).toMatchObject([
      { purpose: 'enquiry', text_version: 'listing-2', language: 'hi', source: 'sell' },
      { purpose: 'news', text_version: 'news-1', language: 'hi', source: 'sell' },
    ]);
    for (const { proven_at } of storedConsents) expect(proven_at).toBeInstanceOf(Date);
  });

  test('marks a listing as sold only for the browser of the seller', async () => {
    const { said: result, first } = await getSellerPage('', seller.location);
    expect([result, first.photos.length, first.price_inr]).toEqual(['listed', 2, 350_000]);
    const fields = { language: 'hi', listing: String(first.id) };
    const sold = await postForm('/api/used_tractor_sold', fields, seller.cookie);
    expect(await getSellerPage('', sold.location)).toMatchObject({
      said: 'sold',
      first: { status: 'sold' },
    });
    const otherBrowser = await postForm('/api/used_tractor_sold', fields);
    expect(otherBrowser.location).toBe('/hi/sell-old-tractor/listing?said=none');
  });

  test('redirects an invalid form to a draft with its values and photos', async () => {
    const invalidFields = { mobile: '98', price: '5', consent_calls: 'on' };
    const rejected = await submitForm(invalidFields, [await createJpeg()]);
    expect(rejected.location).toMatch(/^\/hi\/sell-old-tractor\?draft=/);
    const draft = await readDraft(rejected.location);
    expect(draft.faults).toEqual({ mobile: 'mobile_length', price: 'sell_price' });
    expect(draft.values).toMatchObject({
      words: LISTING_FIELDS.words,
      price: '5',
      consent_calls: 'on',
    });
    expect(draft.values.photos).toMatch(/^[\w-]{22}$/);
    const accepted = await submitForm({ mobile: '9400000002', photos: draft.values.photos });
    expect(accepted.location).toContain('/code?draft=');
  });

  test('stores the valid photo of a form that also contains an invalid file', async () => {
    const { location } = await submitForm({ mobile: '9400000003' }, [
      Buffer.from('<svg/>'),
      await createJpeg(),
    ]);
    const { faults: validationErrors, values } = await readDraft(location);
    expect(validationErrors).toEqual({ photos: 'photo_type' });
    expect(values.photos).toMatch(/^[\w-]{22}$/);
  });

  test('rejects a ninth photo and stores the other eight', async () => {
    const photos = await Promise.all(Array.from({ length: 9 }, createJpeg));
    const { location } = await submitForm({ mobile: '9400000004' }, photos);
    const { faults: validationErrors, values } = await readDraft(location);
    expect(validationErrors).toEqual({ photos: 'photo_many' });
    expect(values.photos.split(',')).toHaveLength(8);
  });

  test('rejects a body that is not multipart with 415', async () => {
    const { status } = await post('/api/used_tractor_form', { name: 'x' });
    expect(status).toBe(415);
  });
});
