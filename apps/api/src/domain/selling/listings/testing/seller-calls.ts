import {
  photoSavedResponse,
  sellResponse,
  sellVerifyResponse,
} from '@tractor-haat/api-client/contract';
import type { InjectOptions } from 'fastify';
import { tractorBrands } from '../../../../database/schema/tractor-brands.ts';
import { tractors } from '../../../../database/schema/tractors.ts';
import type { TestApi } from '../../../../testing/api.ts';
import { multipart, noise } from '../../photos/testing/photo-files.ts';

/** A brand with two tractors of 45 and 75 HP. Only the price of the first is public. */
export async function addTractors({ connection: { db } }: TestApi): Promise<number[]> {
  const toNames = (text: string) => ({ en: text, hi: `${text} हि`, gu: text, mr: text });
  const [brand] = await db
    .insert(tractorBrands)
    .values({ slug: 'swaraj', name: toNames('Swaraj'), description: toNames('x'), sort_order: 1 })
    .returning();
  const createTractor = (slug: string, hp: number, show_price: boolean) => ({
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
    .values([createTractor('swaraj-744', 45, true), createTractor('swaraj-969', 75, false)])
    .returning({ id: tractors.id });
  return rows.map(({ id }) => id);
}

export const aListing = {
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

export function sellerCalls(api: () => TestApi) {
  async function send(options: InjectOptions) {
    const response = await api().app.inject({ method: 'POST', ...options });
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
  const codeOf = async (mobile: string): Promise<string> => {
    const messages = (await api().app.inject('/api/dev/outbox')).json();
    return messages.find((message: { mobile: string }) => message.mobile === mobile)?.code ?? '';
  };
  return {
    post,
    form: (url: string, fields: Record<string, string>, cookie = '') =>
      send({
        url,
        payload: new URLSearchParams(fields).toString(),
        headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
      }),
    codeOf,
    async photo(): Promise<string> {
      const bytes = await noise(400, 300).jpeg().toBuffer();
      const url = '/api/used_photo_save';
      const response = await api().app.inject({
        method: 'POST',
        url,
        ...multipart('photo', bytes),
      });
      return photoSavedResponse.parse(response.json()).data.photo;
    },
    save: (changes: object, cookie = '') =>
      post('/api/used_tractor_save', { ...aListing, ...changes }, cookie),
    verify: (body: object, cookie = '') => post('/api/used_tractor_verify', body, cookie),
    async list(changes: { mobile: string } & Record<string, string>) {
      const saved = await post('/api/used_tractor_save', { ...aListing, ...changes });
      const { primary_id } = sellResponse.parse(saved.body).data;
      const otp = await codeOf(changes.mobile);
      const verified = await post('/api/used_tractor_verify', { primary_id, otp });
      const { already } = sellVerifyResponse.parse(verified.body).data;
      return { primary_id, otp, already, cookie: verified.cookie };
    },
    async own(cookie: string, location = '') {
      const draft = new URL(location, 'https://x.in').searchParams.get('draft');
      const url = `/api/v1/own-listing${draft === null ? '' : `?draft=${draft}`}`;
      const response = await api().app.inject({ url, headers: { cookie } });
      const { data = {} } = response.json();
      const [first] = data.listings ?? [];
      return { status: response.statusCode, said: data.said, count: data.listings?.length, first };
    },
  };
}
