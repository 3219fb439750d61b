import { fireEvent, render, screen } from '@testing-library/react';
import { testElement } from '@tractor-haat/platform/testing';
import { installDialogElement } from '@tractor-haat/ui/testing';
import remote from '../remote.tsx';
import { Component } from './sign-in-popup.widget.tsx';

beforeAll(installDialogElement);

async function open(mode?: 'register') {
  const onClose = jest.fn();
  const popup = <Component onClose={onClose} {...(mode ? { mode } : {})} />;
  const { ui } = await testElement(remote, popup);
  render(ui);
  return onClose;
}

test('sign-in and registration lead to one another', async () => {
  await open();
  expect(screen.getByRole('dialog', { name: 'Sign in' })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'New here? Register' }));
  expect(screen.getByRole('dialog', { name: 'Register' })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Already registered? Sign in' }));
  expect(screen.getByRole('dialog', { name: 'Sign in' })).toBeInTheDocument();
});

test('opens with registration when that was asked for', async () => {
  await open('register');
  expect(screen.getByRole('dialog', { name: 'Register' })).toBeInTheDocument();
});

test('closes by its button', async () => {
  const onClose = await open();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalled();
});
