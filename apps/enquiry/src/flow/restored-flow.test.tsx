import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { testElement } from '@tractor-haat/platform/testing';
import { Component as InlineForm } from '../popups/form.widget.tsx';
import { createEnquiryReply, createSuccess, mockApi, primary_id } from '../popups/testing/api.ts';
import {
  findDialog,
  NO_SUGGESTIONS,
  openPopup,
  price,
  SUBMIT_PATH,
  sendForm as sendPopup,
  VERIFY_PATH,
} from '../popups/testing/price-popup.tsx';
import remote from '../remote.tsx';

const SAVE_PATH = '/api/enquiry_save';

/** Opens the contact form as a new document of the same tab. */
async function openForm() {
  cleanup();
  const { ui } = await testElement(remote, <InlineForm form="contact" />);
  await act(async () => {
    render(ui);
  });
}
const typeInto = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const pressButton = (name: RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
function fillForm() {
  typeInto(/^Name/, 'Gita');
  typeInto(/^Mobile/, '9876543210');
  typeInto(/^Message/, 'Hello');
}

test('restores the typed values of an inline form after a reload', async () => {
  mockApi({});
  await openForm();
  fillForm();
  await openForm();
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Gita');
  expect(screen.getByLabelText(/^Mobile/)).toHaveValue('9876543210');
  expect(screen.getByLabelText(/^Message/)).toHaveValue('Hello');
});

test('accepts the sent code after a reload, and does not restore a verified enquiry', async () => {
  const api = mockApi({
    [SAVE_PATH]: [createEnquiryReply('non_verified')],
    [VERIFY_PATH]: [createSuccess({})],
    ...NO_SUGGESTIONS,
  });
  await openForm();
  fillForm();
  await pressButton(/Submit/);
  expect(await screen.findByText('Verify mobile number')).toBeVisible();
  await openForm();
  expect(await screen.findByText('Verify mobile number')).toBeVisible();
  expect(screen.getByText(/98765 43210/)).toBeVisible();
  fireEvent.change(screen.getByLabelText('OTP'), { target: { value: '123456' } });
  await pressButton(/Verify/);
  expect(api.listRequests(VERIFY_PATH)).toMatchObject([{ body: { otp: '123456', primary_id } }]);
  expect(api.listRequests(SAVE_PATH)).toHaveLength(1);
  await openForm();
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Gita');
  expect(screen.getByLabelText(/^Message/)).toHaveValue('');
});

test('sends the same idempotency key when the response is lost and the page is reloaded', async () => {
  const api = mockApi({ [SAVE_PATH]: ['network-error', createEnquiryReply('non_verified')] });
  await openForm();
  fillForm();
  await pressButton(/Submit/);
  expect(await screen.findByText('An error occurred during submission.')).toBeVisible();
  await openForm();
  await pressButton(/Submit/);
  expect(await screen.findByText('Verify mobile number')).toBeVisible();
  const [firstBody, secondBody] = api.listRequests(SAVE_PATH).map(({ body }) => body);
  expect(secondBody).toEqual(firstBody);
  expect(firstBody?.idempotency_key).toEqual(expect.any(String));
});

test('reopens a price popup at the code step where it was closed', async () => {
  mockApi({ [SUBMIT_PATH]: [createEnquiryReply('non_verified', price)], ...NO_SUGGESTIONS });
  await openPopup();
  await sendPopup();
  await findDialog('Verify mobile number');
  cleanup();
  await openPopup();
  expect(await findDialog('Verify mobile number')).toBeVisible();
  // The countdown until a resend has restarted.
  expect(screen.getByText('OTP successfully sent to your mobile number')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Resend' })).toBeNull();
});
