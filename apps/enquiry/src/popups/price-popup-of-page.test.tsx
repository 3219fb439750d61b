import { act, render, screen, waitFor } from '@testing-library/react';
import { testElement } from '@tractor-haat/platform/testing';
import remote from '../remote.tsx';
import { Component as PricePopup } from './price-popup.widget.tsx';
import { createEnquiryReply, createRefusal, mockApi } from './testing/api.ts';
import {
  findDialog,
  NO_SUGGESTIONS,
  press,
  price,
  SUBMIT_PATH,
  sendForm,
} from './testing/price-popup.tsx';

const IMPLEMENT_PATH = '/api/v1/implements/7';
const implement = {
  id: 7,
  type_slug: 'rotavator',
  brand_slug: 'fieldking',
  brand_name: { text: 'Fieldking', language: 'en' },
  model: 'RP 125',
  picture: { kind: 'implement', id: 'a', view: 'side' },
};

/** Opens the popup without a product, as the floating button does. */
async function openPopupOn(address: string, beforeRender = () => undefined) {
  window.history.replaceState(null, '', address);
  const { ui } = await testElement(remote, <PricePopup onClose={() => undefined} />);
  beforeRender();
  await act(async () => {
    render(ui);
  });
}
const findField = (name: string) => screen.findByRole('combobox', { name });

afterEach(() => window.history.replaceState(null, '', '/'));

test.each(['/tractor-implements-in-india/rotavator', '/hi/tractor-implements-in-india/rotavator'])(
  'preselects the type on %s, and shows its name with the price',
  async (address) => {
    const api = mockApi({
      [SUBMIT_PATH]: [createEnquiryReply('exist_verified', price)],
      ...NO_SUGGESTIONS,
    });
    await openPopupOn(address);
    expect(await findField('Implement type')).toHaveTextContent('Rotavator');
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Gita'));
    await sendForm();
    const popup = await findDialog('Price');
    expect(api.listRequests(SUBMIT_PATH)[0]?.body).toMatchObject({
      type: 'rotavator',
      product_id: null,
    });
    expect(popup).toHaveTextContent(/Rotavator.*₹ 89,000/);
  },
);

test('preselects the product on its page, and shows brand and model with the price', async () => {
  const api = mockApi({
    [IMPLEMENT_PATH]: [{ body: { data: implement } }],
    [SUBMIT_PATH]: [createEnquiryReply('exist_verified', price)],
    ...NO_SUGGESTIONS,
  });
  await openPopupOn('/tractor-implements/fieldking/rp-125/7');
  expect(await findField('Model')).toHaveTextContent('RP 125');
  expect(screen.getByRole('dialog', { name: 'Get price' })).toHaveTextContent('Fieldking RP 125');
  await sendForm();
  expect(api.listRequests(SUBMIT_PATH)[0]?.body).toMatchObject({
    type: 'rotavator',
    brand: 'fieldking',
    model: 'RP 125',
    product_id: 7,
  });
  expect(await findDialog('Price')).toHaveTextContent('Fieldking RP 125');
});

test('opens an empty form when the product fails to load', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  mockApi({ [IMPLEMENT_PATH]: [createRefusal(500, '')] });
  await openPopupOn('/tractor-implements/fieldking/rp-125/7');
  expect(await findField('Implement type')).toHaveTextContent('Choose');
  await press('Close');
});

test('opens an empty form when the product takes over two seconds to load', async () => {
  mockApi({ [IMPLEMENT_PATH]: [{ body: { data: implement } }] });
  const pendingResponse = new Promise<Response>(() => undefined);
  const originalFetch = globalThis.fetch;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((address, init) =>
      String(address).includes('/implements/') ? pendingResponse : originalFetch(address, init),
    );
  // Fake timers start after the translations have loaded, which needs real timers.
  await openPopupOn('/tractor-implements/fieldking/rp-125/7', () => void jest.useFakeTimers());
  expect(screen.getByRole('dialog', { name: 'Get price' })).toBeInTheDocument();
  expect(screen.queryByLabelText('Name')).toBeNull();
  await act(async () => jest.advanceTimersByTimeAsync(2000));
  expect(screen.getByLabelText('Name')).toBeInTheDocument();
});
