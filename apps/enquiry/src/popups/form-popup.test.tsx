import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { testElement } from '@tractor-haat/platform/testing';
import type { EnquiryFormProps } from '../contract.ts';
import remote from '../remote.tsx';
import { Component as FormPopup } from './form-popup.widget.tsx';
import { enquiry, mockApi } from './testing/api.ts';
import { findDialog, getMobileField, press } from './testing/price-popup.tsx';

const SAVE = '/api/enquiry_save';

async function open(props: EnquiryFormProps) {
  const { ui } = await testElement(remote, <FormPopup {...props} onClose={() => undefined} />);
  await act(async () => {
    render(ui);
  });
}

const field = (name: string) => screen.getByRole('combobox', { name });

async function choose(name: string, option: string) {
  await act(async () => fireEvent.click(field(name)));
  const panel = screen.getByRole('dialog', { name });
  await act(async () => fireEvent.click(await within(panel).findByText(option)));
}

test.each([
  ['tractor-on-road', 'Mahindra', '575 DI', { brand: 'mahindra', model: '575-di', product_id: 3 }],
  ['tyre-price', 'MRF', 'Shakti 12.4-28', { brand: 'mrf', model: 'shakti-12', product_id: 5 }],
] as const)(
  'sends the product of %s that the selected brand and model identify',
  async (form, brand, model, expectedProduct) => {
    const api = mockApi({ [SAVE]: [enquiry('non_verified')] });
    await open({ form });
    await choose('Brand', brand);
    await choose('Model', model);
    fireEvent.change(getMobileField(), { target: { value: '9876543210' } });
    await press('Submit');
    await findDialog('Verify mobile number');
    expect(api.to(SAVE)[0]?.body).toMatchObject({ form, mobile: '9876543210', ...expectedProduct });
  },
);

test('preselects the options of prefilled values', async () => {
  mockApi({});
  await open({ form: 'tractor-on-road', prefill: { brand: 'mahindra', model: '575-di' } });
  await waitFor(() => expect(field('Brand')).toHaveTextContent('Mahindra'));
  await waitFor(() => expect(field('Model')).toHaveTextContent('575 DI'));
});

test('clears the model when the brand changes, and accepts a product outside the lists', async () => {
  const api = mockApi({ [SAVE]: [enquiry('non_verified')] });
  await open({ form: 'valuation', prefill: { brand: 'mahindra', model: '575-di', year: '2015' } });
  await choose('Brand', 'Not in this list');
  expect(field('Model')).toHaveTextContent('Choose');
  await choose('Model', 'Not in this list');
  fireEvent.change(getMobileField(), { target: { value: '9876543210' } });
  await press('Submit');
  await findDialog('Verify mobile number');
  expect(api.to(SAVE)[0]?.body).toMatchObject({ brand: 'other', model: 'other', product_id: null });
});

test('shows a message in the model list until the brand is selected', async () => {
  mockApi({});
  await open({ form: 'insurance' });
  await act(async () => fireEvent.click(field('Model')));
  expect(screen.getByText('select Brand First')).toBeInTheDocument();
});
