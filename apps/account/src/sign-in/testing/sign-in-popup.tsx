import { act, fireEvent, render, screen } from '@testing-library/react';
import { testElement } from '@tractor-haat/platform/testing';
import { installDialogElement } from '@tractor-haat/ui/testing';
import remote from '../../remote.tsx';
import type { Mode } from '../mode.ts';
import { Component } from '../sign-in-popup.widget.tsx';

export const OTP_PATH = '/api/get_user_otp';
export const VERIFY_PATH = '/api/user_otp_verify';
export const REGISTER_PATH = '/api/user_register';
export const LOGIN_PATH = '/api/user_login';
export const RESET_OTP_PATH = '/api/password_otp';
export const RESET_PATH = '/api/password_reset';
export const MOBILE = '5876512345';
export const PASSWORD = 'neem under moon';

beforeAll(installDialogElement);
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

export async function openPopup(mode: Mode) {
  const onClose = jest.fn();
  const { ui } = await testElement(remote, <Component onClose={onClose} mode={mode} />);
  // Translations load with real timers, so fake timers start afterwards.
  jest.useFakeTimers();
  await act(async () => {
    render(ui);
  });
  return onClose;
}

export const getField = (name: string) =>
  screen.getByLabelText(name, { selector: 'input:not([type=radio])' });
export const type = (name: string, value: string) =>
  fireEvent.change(getField(name), { target: { value } });
export const queryButton = (name: string) => screen.queryByRole('button', { name });
export async function press(name: string) {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
  await act(async () => jest.advanceTimersByTimeAsync(20));
}
export const advanceTime = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
export const expectText = (sentence: string) =>
  expect(screen.getByRole('dialog')).toHaveTextContent(sentence);
export const expectDialog = (name: string) =>
  expect(screen.getByRole('dialog', { name })).toBeInTheDocument();

export async function verifyNumber() {
  type('Mobile number', MOBILE);
  await press('Get OTP');
  type('OTP', '123456');
  await press('Verify');
}
export async function fillRegistration() {
  type('Name', 'गीता सोलंकी');
  type('Email', 'geeta@example.in');
  type('Password', PASSWORD);
  type('Confirm password', PASSWORD);
  fireEvent.click(screen.getByRole('checkbox'));
}
