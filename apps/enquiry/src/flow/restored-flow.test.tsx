import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { testElement } from '@tractor-haat/platform/testing';
import { Component as InlineForm } from '../popups/form.widget.tsx';
import { enquiry, mockApi, primary_id, success } from '../popups/testing/api.ts';
import {
  findDialog,
  NO_SUGGESTIONS,
  open,
  price,
  SUBMIT,
  send as sendPopup,
  VERIFY,
} from '../popups/testing/price-popup.tsx';
import remote from '../remote.tsx';

const SAVE = '/api/enquiry_save';

/** Opens the contact form as a new document of the same tab. */
async function openForm() {
  cleanup();
  const { ui } = await testElement(remote, <InlineForm form="contact" />);
  await act(async () => {
    render(ui);
  });
}
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
function fillIn() {
  type(/^Name/, 'Gita');
  type(/^Mobile/, '9876543210');
  type(/^Message/, 'Hello');
}

test('restores the typed values of an inline form after a reload', async () => {
  mockApi({});
  await openForm();
  fillIn();
  await openForm();
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Gita');
  expect(screen.getByLabelText(/^Mobile/)).toHaveValue('9876543210');
  expect(screen.getByLabelText(/^Message/)).toHaveValue('Hello');
});

test('accepts the sent code after a reload, and does not restore a verified enquiry', async () => {
  const api = mockApi({
    [SAVE]: [enquiry('non_verified')],
    [VERIFY]: [success({})],
    ...NO_SUGGESTIONS,
  });
  await openForm();
  fillIn();
  await press(/Submit/);
  expect(await screen.findByText('Verify mobile number')).toBeVisible();
  await openForm();
  expect(await screen.findByText('Verify mobile number')).toBeVisible();
  expect(screen.getByText(/98765 43210/)).toBeVisible();
  fireEvent.change(screen.getByLabelText('OTP'), { target: { value: '123456' } });
  await press(/Verify/);
  expect(api.to(VERIFY)).toMatchObject([{ body: { otp: '123456', primary_id } }]);
  expect(api.to(SAVE)).toHaveLength(1);
  await openForm();
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Gita');
  expect(screen.getByLabelText(/^Message/)).toHaveValue('');
});

test('sends the same idempotency key when the response is lost and the page is reloaded', async () => {
  const api = mockApi({ [SAVE]: ['network-error', enquiry('non_verified')] });
  await openForm();
  fillIn();
  await press(/Submit/);
  expect(await screen.findByText('An error occurred during submission.')).toBeVisible();
  await openForm();
  await press(/Submit/);
  expect(await screen.findByText('Verify mobile number')).toBeVisible();
  const [first, second] = api.to(SAVE).map(({ body }) => body);
  expect(second).toEqual(first);
  expect(first?.idempotency_key).toEqual(expect.any(String));
});

test('reopens a price popup at the code step where it was closed', async () => {
  mockApi({ [SUBMIT]: [enquiry('non_verified', price)], ...NO_SUGGESTIONS });
  await open();
  await sendPopup();
  await findDialog('Verify mobile number');
  cleanup();
  await open();
  expect(await findDialog('Verify mobile number')).toBeVisible();
  // The countdown starts again.
  expect(screen.getByText('OTP successfully sent to your mobile number')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Resend' })).toBeNull();
});
