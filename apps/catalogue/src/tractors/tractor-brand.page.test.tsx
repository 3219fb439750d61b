import { act, render, screen } from '@testing-library/react';
import type { Language } from '@tractor-haat/i18n';
import { testSite } from '@tractor-haat/platform/testing';
import remote from '../remote.tsx';

afterEach(() => {
  jest.restoreAllMocks();
});

/** Mocks a brand without current models. `days` are the days on which sales of its models ended. */
function mockBrandApi(days: readonly string[]) {
  const text = (name: string) => ({ text: name, language: 'en' });
  const brand = { slug: 'force', name: text('Force'), description: text('Of Pune'), count: 0 };
  const discontinued = days.map((on, index) => ({
    id: index + 1,
    slug: `force-${index + 1}`,
    model: `Balwan ${index + 1}`,
    on,
    source: 'https://www.example.org/report',
  }));
  const highlights = { cheapest: null, dearest: null, strongest: null };
  const list = { items: [], total: 0, page: 1, pages: 0, per_page: 24, facets: {}, highlights };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const { pathname } = new URL(String(address), 'http://site.test');
    if (pathname === '/api/v1/tractors') return Response.json({ data: list });
    if (pathname === '/api/v1/tractor-brands') return Response.json({ data: [] });
    return Response.json({ data: { ...brand, discontinued } });
  });
}

async function visit(language: Language) {
  const site = await testSite(remote, { address: '/tractor/force', language });
  await act(async () => render(site.ui));
  await screen.findByRole('heading', { level: 1 });
}

test.each<[Language, string, string]>([
  ['en', 'Force has sold no new tractors since March 2024.', 'Used Force tractors'],
  ['hi', 'Force मार्च 2024 से नए ट्रैक्टर नहीं बेचती।', 'पुराने Force ट्रैक्टर'],
  ['gu', 'Force માર્ચ 2024 થી નવાં ટ્રેક્ટર વેચતી નથી.', 'જૂનાં Force ટ્રેક્ટર'],
  ['mr', 'Force मार्च 2024 पासून नवे ट्रॅक्टर विकत नाही.', 'जुने Force ट्रॅक्टर'],
])(
  'shows in "%s" when the sales of a brand ended, and links to its used and former models',
  async (language, notice, used) => {
    const prefix = language === 'en' ? '' : `/${language}`;
    mockBrandApi(['2023-12-31', '2024-03-31']);
    await visit(language);
    expect(document.body).toHaveTextContent(notice);
    expect(screen.getByRole('link', { name: 'www.example.org' })).toBeInTheDocument();
    // Browsers must not translate "Force".
    expect(
      screen.getByRole('link', { name: used }).querySelector('[translate=no]'),
    ).toHaveTextContent(/^Force$/);
    expect(screen.getByRole('link', { name: used })).toHaveAttribute(
      'href',
      `${prefix}/second-hand-tractor?brand=force`,
    );
    expect(screen.getByRole('link', { name: 'Force Balwan 2' })).toHaveAttribute(
      'href',
      `${prefix}/tractor/force-2/2`,
    );
    expect(screen.queryByText(/illustration|चित्र|ચિત્ર/i)).toBeNull();
  },
);

test('shows a message for a brand without models', async () => {
  mockBrandApi([]);
  await visit('en');
  expect(screen.getByText(/^We found no Force model/)).toBeInTheDocument();
});
