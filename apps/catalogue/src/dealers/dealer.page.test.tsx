import { act, render, screen, within } from '@testing-library/react';
import type { DealerDetail } from '@tractor-haat/api-client';
import type { Language } from '@tractor-haat/i18n';
import { testSite } from '@tractor-haat/platform/testing';
import remote from '../remote.tsx';

afterEach(() => jest.restoreAllMocks());

const english = (text: string) => ({ text, language: 'en' as const });

const dealer: DealerDetail = {
  id: 3,
  slug: 'patel-tractors',
  name: 'Patel Tractors',
  kind: 'tractor',
  brand_slug: 'captain',
  brand_name: english('Captain'),
  state: 'gujarat',
  state_name: english('Gujarat'),
  district: 'Anand',
  district_slug: 'anand',
  district_name: english('Anand'),
  area: 'Station Road',
  phone: '0000012345',
  place: null,
  demo: true,
  others: [],
  nearest_other: null,
};

async function visit(name: string, language: Language) {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ data: { ...dealer, name } }));
  const { ui } = await testSite(remote, { address: '/dealer/patel-tractors/3', language });
  await act(async () => render(ui));
  return screen.findByRole('heading', { level: 1 });
}

test.each<[string, Language, string | null]>([
  ['Patel Tractors', 'en', null],
  ['Patel Tractors', 'hi', 'en'],
  ['पटेल ट्रैक्टर', 'en', 'hi'],
  ['पटेल ट्रैक्टर', 'hi', null],
  ['પટેલ ટ્રેક્ટર', 'mr', 'gu'],
])('the heading "%s" on a page in %s has the language %s', async (name, language, lang) => {
  const heading = await visit(name, language);
  expect(heading).toHaveTextContent(name);
  expect(heading.getAttribute('lang')).toBe(lang);
});

test('excludes the names of dealer and brand from translation, but not the text beside them', async () => {
  const heading = await visit('Patel Tractors', 'en');
  expect(within(heading).getByText('Patel Tractors')).toHaveAttribute('translate', 'no');
  const brands = screen.getAllByText('Captain');
  expect(brands.length).toBeGreaterThan(2);
  for (const brand of brands) {
    expect(brand).toHaveAttribute('translate', 'no');
    expect(brand.parentElement).not.toHaveAttribute('translate');
  }
});
