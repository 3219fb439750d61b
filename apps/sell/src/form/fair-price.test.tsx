import { act, render, screen, within } from '@testing-library/react';
import type { FairPrice } from '@tractor-haat/api-client';
import { testSite } from '@tractor-haat/platform/testing';
import remote from '../remote.tsx';
import {
  createDeferred,
  createErrorReply,
  createOkReply,
  FAIR_PRICE,
  fakeApi,
  type Reply,
  SAVE,
  savedReply,
} from '../testing/fake-api.ts';
import { getStep, openForm, send, type, VALID_LISTING } from '../testing/open-form.tsx';

const price: FairPrice = {
  name: 'Swaraj 744 FE',
  new_price_inr: 800_000,
  comparables: [
    {
      id: 5,
      slug: 'swaraj-744-fe',
      brand_name: { text: 'Swaraj', language: 'en' },
      model: '744 FE',
      year: 2017,
      price_inr: 400_000,
      new_price_inr: 800_000,
      percent: 50,
      demo: false,
    },
  ],
  needed: 1,
  low_percent: 45,
  high_percent: 55,
  range: { min_inr: 360_000, max_inr: 440_000 },
  demo: false,
};
const priceWithoutRange: FairPrice = { ...price, needed: 6, range: null };

/** Opens the page with a URL that requests a fair price. */
async function visit(reply: Parameters<typeof fakeApi>[0][string][number]) {
  fakeApi({ [FAIR_PRICE]: [reply] });
  const address = '/sell-old-tractor?tractor=7&year=2018';
  const { ui } = await testSite(remote, { address });
  await act(async () => render(ui));
  const box = within(screen.getByRole('region', { name: 'What is it worth?' }));
  return { box, form: within(getStep('The tractor')) };
}

test('shows the fair price of the selected tractor and year at the price step', async () => {
  const pricing = createDeferred<Reply>();
  fakeApi({ [FAIR_PRICE]: [createOkReply(price), pricing.promise] });
  await openForm({ stored: VALID_LISTING });
  expect(getStep('Price and place')).toHaveTextContent('₹ 3,60,000 – 4,40,000');
  // A different year has no price yet, so the old one is hidden.
  await act(async () => type('Year it was built', '2010'));
  expect(getStep('Price and place')).not.toHaveTextContent('₹ 3,60,000');
  await act(async () =>
    pricing.resolve(createOkReply({ ...price, range: { min_inr: 200_000, max_inr: 250_000 } })),
  );
  expect(getStep('Price and place')).toHaveTextContent('₹ 2,00,000 – 2,50,000');
});

test('sends a listing if the fair price fails to load', async () => {
  const api = fakeApi({ [FAIR_PRICE]: ['unreached'], [SAVE]: [savedReply] });
  await openForm({ stored: VALID_LISTING });
  await send();
  expect(api.listSent(SAVE)).toHaveLength(1);
});

test('renders the calculator as a GET form with the tractor and year of the URL', async () => {
  const { box } = await visit(createOkReply(price));
  const year = box.getByLabelText<HTMLInputElement>('Year it was built');
  expect(year).toHaveValue('2018');
  expect(year.form?.method).toBe('get');
  expect(Object.fromEntries(new FormData(year.form ?? undefined))).toEqual({
    tractor: '7',
    year: '2018',
  });
});

test('prefills the sell form with the tractor and year of the URL', async () => {
  const { form } = await visit(createOkReply(price));
  expect(form.getByLabelText('Year it was built')).toHaveValue('2018');
  expect(form.getByLabelText('Brand and model')).toHaveValue('7');
});

test('shows the price range of similar tractors, with a link to each', async () => {
  const { box } = await visit(createOkReply(price));
  expect(box.getByText(/are offered at 45% to 55% of their new price/)).toBeVisible();
  expect(box.getByRole('link', { name: 'Swaraj 744 FE (2017)', hidden: true })).toHaveAttribute(
    'href',
    '/second-hand-tractor/swaraj-744-fe/5',
  );
});

test('shows no price range for too few listings', async () => {
  const { box } = await visit(createOkReply(priceWithoutRange));
  expect(box.getByText(/We have only 1 similar tractor/)).toHaveTextContent(
    'A fair price needs 6.',
  );
  expect(box.queryByText(/3,60,000/)).toBeNull();
});

test('shows the calculator and the form if the price fails to load', async () => {
  const { box, form } = await visit(createErrorReply(503));
  expect(box.getByLabelText('Year it was built')).toHaveValue('');
  expect(form.getByLabelText('Year it was built')).toHaveValue('');
});
