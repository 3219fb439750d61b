import { act, fireEvent, render, screen } from '@testing-library/react';
import { testElement } from '@tractor-haat/platform/testing';
import { installDialogElement } from '@tractor-haat/ui/testing';
import { storeFormValues } from '../../flow/use-enquiry-flow.ts';
import remote from '../../remote.tsx';
import { Component as PricePopup } from '../price-popup.widget.tsx';
import { createSuccess } from './api.ts';

export const SUBMIT_PATH = '/api/whatsapp_popup_enquiry';
export const RESEND_PATH = '/api/enquiry_otp_resend';
export const VERIFY_PATH = '/api/enquiry_otp_verify';
export const SUGGEST_PATH = '/api/suggested_implement';
const product = { id: 7, type: 'rotavator', brand: 'fieldking', model: 'RP 125' };
export const NO_SUGGESTIONS = { [SUGGEST_PATH]: [createSuccess([])] };
export const price = { price: { min_inr: 89_000, max_inr: 103_000 } };
export const suggestion = {
  id: 8,
  brand: 'Khedut',
  brand_slug: 'khedut',
  type_slug: 'rotavator',
  model: 'K 5',
  image: '',
  picture: { kind: 'implement', id: 'a', view: 'side', alt: { text: '', language: 'en' } },
  price: null,
  price_state: 'hidden',
};

beforeAll(() => {
  installDialogElement();
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  // jsdom has no popovers, which the selects open.
  HTMLElement.prototype.showPopover = () => undefined;
  HTMLElement.prototype.hidePopover = () => undefined;
});
beforeEach(() => {
  sessionStorage.clear();
  // Prefills all fields except the mobile number.
  const place = { state: 'gujarat', district: 'anand', tehsil: 'borsad' };
  storeFormValues('implement-price', { name: 'Gita', ...place });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

export async function openPopup(onClose = () => undefined) {
  const { ui } = await testElement(remote, <PricePopup product={product} onClose={onClose} />);
  await act(async () => {
    render(ui);
  });
  return screen.getByRole('dialog');
}

export const getMobileField = () => screen.getByLabelText('Mobile number');
export const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
export async function sendForm(number = '9876543210') {
  fireEvent.change(getMobileField(), { target: { value: number } });
  await press('Submit');
}
export const findDialog = (name: string) => screen.findByRole('dialog', { name });
