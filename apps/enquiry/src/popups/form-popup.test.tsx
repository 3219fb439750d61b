import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { testElement } from '@tractor-haat/platform/testing';
import type { EnquiryFormProps } from '../contract.ts';
import remote from '../remote.tsx';
import { Component as FormPopup } from './form-popup.widget.tsx';
import { createEnquiryReply, mockApi } from './testing/api.ts';
import { findDialog, getMobileField, press } from './testing/price-popup.tsx';

const SAVE_PATH = '/api/enquiry_save';

async function openPopup(props: EnquiryFormProps) {
  const { ui } = await testElement(remote, <FormPopup {...props} onClose={() => undefined} />);
  await act(async () => {
    render(ui);
  });
}

const getField = (name: string) => screen.getByRole('combobox', { name });

async function chooseOption(name: string, option: string) {
  await act(async () => fireEvent.click(getField(name)));
  const panel = screen.getByRole('dialog', { name });
  await act(async () => fireEvent.click(await within(panel).findByText(option)));
}

test.each([
  ['tractor-on-road', 'Mahindra', '575 DI', { brand: 'mahindra', model: '575-di', product_id: 3 }],
  ['tyre-price', 'MRF', 'Shakti 12.4-28', { brand: 'mrf', model: 'shakti-12', product_id: 5 }],
] as const)(
  'sends the product of %s that the selected brand and model identify',
  async (form, brand, model, expectedProduct) => {
    const api = mockApi({ [SAVE_PATH]: [createEnquiryReply('non_verified')] });
    await openPopup({ form });
    await chooseOption('Brand', brand);
    await chooseOption('Model', model);
    fireEvent.change(getMobileField(), { target: { value: '9876543210' } });
    await press('Submit');
    await findDialog('Verify mobile number');
    expect(api.listRequests(SAVE_PATH)[0]?.body).toMatchObject({
      form,
      mobile: '9876543210',
      ...expectedProduct,
    });
  },
);

test('selects the prefilled brand and model', async () => {
  mockApi({});
  await openPopup({ form: 'tractor-on-road', prefill: { brand: 'mahindra', model: '575-di' } });
  await waitFor(() => expect(getField('Brand')).toHaveTextContent('Mahindra'));
  await waitFor(() => expect(getField('Model')).toHaveTextContent('575 DI'));
});

test('clears the model when the brand changes, and accepts a product outside the lists', async () => {
  const api = mockApi({ [SAVE_PATH]: [createEnquiryReply('non_verified')] });
  await openPopup({
    form: 'valuation',
    prefill: { brand: 'mahindra', model: '575-di', year: '2015' },
  });
  await chooseOption('Brand', 'Not in this list');
  expect(getField('Model')).toHaveTextContent('Choose');
  await chooseOption('Model', 'Not in this list');
  fireEvent.change(getMobileField(), { target: { value: '9876543210' } });
  await press('Submit');
  await findDialog('Verify mobile number');
  expect(api.listRequests(SAVE_PATH)[0]?.body).toMatchObject({
    brand: 'other',
    model: 'other',
    product_id: null,
  });
});

test('shows a message in the model list until the brand is selected', async () => {
  mockApi({});
  await openPopup({ form: 'insurance' });
  await act(async () => fireEvent.click(getField('Model')));
  expect(screen.getByText('select Brand First')).toBeInTheDocument();
});
