import {
  photoSavedResponse,
  sellResponse,
  sellVerifyResponse,
} from '@tractor-haat/api-client/contract';
import type { InjectOptions } from 'fastify';
import type { TestApi } from '../../../../testing/create-test-api.ts';
import { tractorBrands, tractors } from '../../../catalogue/products/tables.ts';
import { createNoise, encodeMultipart } from '../../photos/testing/photo-files.ts';

type TractorFields = { slug: string; hp: number; show_price: boolean };

/** Adds tractors of 45 and 75 HP. Only the price of the first is public. */
export async function addTractors({ connection: { db } }: TestApi): Promise<number[]> {
  const toNames = (text: string) => ({ en: text, hi: `${text} हि`, gu: text, mr: text });
  const [brand] = await db
    .insert(tractorBrands)
    .values({ slug: 'swaraj', name: toNames('Swaraj'), description: toNames('x'), sort_order: 1 })
    .returning();
  const createTractor = ({ slug, hp, show_price }: TractorFields) => ({
    key: `swaraj/${slug}`,
    slug,
    brand_id: brand?.id ?? 0,
    model: slug.toUpperCase(),
    hp,
    drive: '2wd' as const,
    fuel: 'diesel' as const,
    front_tyres: [],
    rear_tyres: [],
    cabin_ac: false,
    specs: {},
    popularity: 1,
    price_min_inr: 600_000,
    show_price,
    source: 'test',
    as_of: '2026-11-01',
    confidence: 'low' as const,
  });
  const rows = await db
    .insert(tractors)
    .values([
      createTractor({ slug: 'swaraj-744', hp: 45, show_price: true }),
      createTractor({ slug: 'swaraj-969', hp: 75, show_price: false }),
    ])
    .returning({ id: tractors.id });
  return rows.map(({ id }) => id);
}

export const LISTING_FIELDS = {
  language: 'hi',
  year: '2018',
  hours: '3200',
  owners: '1',
  rc: 'yes',
  hypothecation: 'none',
  insurance: '2027-03-31',
  tyres: '70',
  engine: 'good',
  gearbox: 'good',
  hydraulics: 'fair',
  body: 'needs-work',
  state: 'uttar-pradesh',
  district: 'prayagraj',
  area: 'Naini',
  price: '350000',
  negotiable: 'on',
  words: 'एक ही हाथ का चला हुआ',
  name: 'रामेश्वर',
  terms: 'on',
};

export function createSellerCalls(getApi: () => TestApi) {
  async function send(options: InjectOptions) {
    const response = await getApi().app.inject({ method: 'POST', ...options });
    const isJson = String(response.headers['content-type']).includes('json');
    return {
      status: response.statusCode,
      body: isJson ? response.json() : {},
      location: String(response.headers.location ?? ''),
      cookie: response.cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      cookies: [response.headers['set-cookie'] ?? []].flat(),
    };
  }
  const post = (url: string, payload: object, cookie = '') =>
    send({ url, payload, headers: { cookie } });
  const readCode = async (mobile: string): Promise<string> => {
    const messages = (await getApi().app.inject('/api/dev/outbox')).json();
    return messages.find((message: { mobile: string }) => message.mobile === mobile)?.code ?? '';
  };
  return {
    post,
    postForm: (url: string, fields: Record<string, string>, cookie = '') =>
      send({
        url,
        payload: new URLSearchParams(fields).toString(),
        headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
      }),
    readCode,
    async uploadPhoto(): Promise<string> {
      const bytes = await createNoise(400, 300).jpeg().toBuffer();
      const url = '/api/used_photo_save';
      const response = await getApi().app.inject({
        method: 'POST',
        url,
        ...encodeMultipart('photo', bytes),
      });
      return photoSavedResponse.parse(response.json()).data.photo;
    },
    submitListing: (changes: object, cookie = '') =>
      post('/api/used_tractor_save', { ...LISTING_FIELDS, ...changes }, cookie),
    submitCode: (body: object, cookie = '') => post('/api/used_tractor_verify', body, cookie),
    async createListing(changes: { mobile: string } & Record<string, string>) {
      const saved = await post('/api/used_tractor_save', { ...LISTING_FIELDS, ...changes });
      const { primary_id } = sellResponse.parse(saved.body).data;
      const otp = await readCode(changes.mobile);
      const verified = await post('/api/used_tractor_verify', { primary_id, otp });
      const { already } = sellVerifyResponse.parse(verified.body).data;
      return { primary_id, otp, already, cookie: verified.cookie };
    },
    async getSellerPage(cookie: string, location = '') {
      const draft = new URL(location, 'https://x.in').searchParams.get('draft');
      const url = `/api/v1/own-listing${draft === null ? '' : `?draft=${draft}`}`;
      const response = await getApi().app.inject({ url, headers: { cookie } });
      const { data = {} } = response.json();
      const [first] = data.listings ?? [];
      return { status: response.statusCode, said: data.said, count: data.listings?.length, first };
    },
  };
}
