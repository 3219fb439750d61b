import { act, render, screen } from '@testing-library/react';
import { testSite } from '@tractor-haat/platform/testing';
import remote from '../remote.tsx';

const TOKEN = 'a1'.repeat(24);

async function visit(address: string) {
  const fetchSpy = jest.spyOn(globalThis, 'fetch');
  const { ui } = await testSite(remote, { address });
  await act(async () => render(ui));
  return fetchSpy;
}

function readForm(button: string) {
  const formElement = screen.getByRole('button', { name: button }).closest('form');
  if (formElement === null) throw new Error('no form');
  return {
    method: formElement.method,
    action: formElement.getAttribute('action'),
    sent: Object.fromEntries(new FormData(formElement)),
  };
}

afterEach(() => jest.restoreAllMocks());

test('the confirmation page shows the consent text and a form, and sends no request', async () => {
  const fetchSpy = await visit(`/newsletter/confirm/${TOKEN}`);
  expect(screen.getByText('Send me news about tractors and prices.')).toBeInTheDocument();
  expect(readForm('Yes, send me the newsletter')).toEqual({
    method: 'post',
    action: '/api/newsletter_confirm',
    sent: { token: TOKEN, language: 'en' },
  });
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(fetchSpy).not.toHaveBeenCalled();
});

test('the unsubscribe page shows a form with one button and sends no request', async () => {
  const fetchSpy = await visit(`/newsletter/unsubscribe/${TOKEN}`);
  expect(readForm('Unsubscribe')).toEqual({
    method: 'post',
    action: `/api/newsletter_unsubscribe/${TOKEN}`,
    sent: { language: 'en' },
  });
  expect(fetchSpy).not.toHaveBeenCalled();
});

test.each([
  ['confirmed', 'You are subscribed'],
  ['unsubscribed', 'You are unsubscribed'],
  ['over', 'This link has expired'],
])('/newsletter/%s shows the heading "%s"', async (result, title) => {
  await visit(`/newsletter/${result}`);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});
