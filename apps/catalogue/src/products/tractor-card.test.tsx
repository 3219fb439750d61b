import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testElement } from '@tractor-haat/platform/testing';
import remote from '../remote.tsx';
import { createListedTractor } from '../tractors/testing/tractor-list.ts';
import { TractorCard } from './tractor-card.tsx';

async function renderCard(tractor: ReturnType<typeof createListedTractor>, popupsFail = false) {
  const site = await testElement(remote, <TractorCard tractor={tractor} />, { popupsFail });
  await act(async () => render(site.ui));
  return { ...site, user: userEvent.setup() };
}

const readFacts = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('shows facts with units, the lowest price and the instalment', async () => {
  await renderCard(
    createListedTractor(7, 'ace', {
      price: { min_inr: 656_000, max_inr: null, as_of: '2026-11-22' },
    }),
  );
  expect(screen.getByRole('link', { name: 'Ace 7' })).toHaveAttribute('href', '/tractor/ace-7/7');
  expect(readFacts()).toEqual(['45 HP', '3 cyl', '2WD', '1,600 kg']);
  expect(screen.getByRole('article')).toHaveTextContent('₹ 6,56,000 onwards');
  expect(screen.getByText(/^EMI .*\/month$/)).toBeInTheDocument();
});

test('omits unknown facts, and shows a fuel other than diesel', async () => {
  await renderCard(
    createListedTractor(7, 'ace', {
      hp: null,
      cylinders: null,
      lift_capacity_kg: null,
      fuel: 'cng',
    }),
  );
  expect(readFacts()).toEqual(['2WD', 'CNG']);
});

test('shows a message instead of an unknown price, and prefills the enquiry form', async () => {
  const { user, opened } = await renderCard(createListedTractor(7, 'ace', { price: null }));
  expect(screen.getByText('Price Details Coming Soon')).toBeInTheDocument();
  expect(screen.getByRole('article')).not.toHaveTextContent(/₹|EMI/);
  await user.click(screen.getByRole('link', { name: 'Ask about the price: Ace 7' }));
  expect(opened).toEqual([
    {
      name: 'enquiry/form-popup',
      props: {
        form: 'tractor-on-road',
        productId: 7,
        productName: 'Ace 7',
        prefill: { brand: 'ace', model: 'ace-7' },
      },
    },
  ]);
});

test('shows an error on the link if the form cannot be loaded without network', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = await renderCard(createListedTractor(7, 'ace'), true);
  const link = screen.getByRole('link', { name: 'Ask on-road price: Ace 7' });
  expect(link).toHaveAttribute(
    'href',
    '/enquiry/tractor-on-road?brand=ace&model=ace-7&product_id=7',
  );
  await user.click(link);
  expect(link).toHaveTextContent('Not available right now');
});
