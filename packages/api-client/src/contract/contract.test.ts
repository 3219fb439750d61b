import { implementsQuery, implementsResponse } from './implements.contract.ts';
import { PER_PAGE, pageQuery } from './list-page.ts';
import { pictureName } from './picture.ts';
import { slug } from './slug.ts';

test('implementsQuery defaults to the first page of all implements in English, most popular first', () => {
  expect(implementsQuery.parse({})).toEqual({
    type: [],
    brand: [],
    hp: [],
    page: 1,
    sort: 'popular',
    language: 'en',
  });
});

test('implementsQuery parses one or several brands as a list without duplicates', () => {
  expect(implementsQuery.parse({ brand: 'fieldking' }).brand).toEqual(['fieldking']);
  expect(implementsQuery.parse({ brand: ['b', 'a', 'b'] }).brand).toEqual(['b', 'a']);
});

test.each(['0', '-1', '1.5', '1e3', ' 1', '01', '', 'x', '1000000', ['1', '2']])(
  'pageQuery rejects %j',
  (page) => {
    expect(pageQuery.safeParse(page).success).toBe(false);
  },
);

test.each(['Rotavator', 'a--b', '-a', 'a-', 'a b', "a'b", '', 'a'.repeat(81), 'é'])(
  'slug rejects %j',
  (text) => {
    expect(slug.safeParse(text).success).toBe(false);
  },
);

test.each(['../etc', 'a/b', 'a.b', 'a---b', ''])('pictureName rejects the id %j', (id) => {
  expect(pictureName.safeParse({ kind: 'tile', id, view: 'front' }).success).toBe(false);
});

describe('implementsResponse', () => {
  const name = { text: 'Rotavator', language: 'en' };
  const card = {
    id: 1,
    slug: 'a',
    type_slug: 'rotavator',
    type_name: name,
    brand_slug: 'b',
    brand_name: name,
    model: 'M',
    working_width_mm: null,
    required_hp_min: null,
    required_hp_max: null,
    key_facts: [],
    price: 'hidden',
    picture: { kind: 'implement', id: 'rotavator--a', view: 'front', alt: name },
  };
  const createResponse = (item: object) => ({
    data: {
      total: 1,
      page: 1,
      pages: 1,
      per_page: PER_PAGE,
      facets: { types: [], brands: [] },
      items: [item],
    },
  });

  test('removes `price_min_inr`', () => {
    const response = createResponse({ ...card, price_min_inr: 120000 });
    expect(implementsResponse.parse(response).data.items).toEqual([card]);
  });

  test('rejects a numeric `price`', () => {
    expect(implementsResponse.parse(createResponse(card)).data.items).toEqual([card]);
    const response = createResponse({ ...card, price: 120000 });
    expect(implementsResponse.safeParse(response).success).toBe(false);
  });
});
