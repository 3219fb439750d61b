import { act, render, screen } from '@testing-library/react';
import { testSite } from '@tractor-haat/platform/testing';
import remote from '../remote.tsx';

const WORD = 'a1'.repeat(24);

async function visit(address: string) {
  const call = jest.spyOn(globalThis, 'fetch');
  const { ui } = await testSite(remote, { address });
  await act(async () => render(ui));
  return call;
}

function form(button: string) {
  const own = screen.getByRole('button', { name: button }).closest('form');
  if (own === null) throw new Error('no form');
  return {
    method: own.method,
    action: own.getAttribute('action'),
    sent: Object.fromEntries(new FormData(own)),
  };
}

afterEach(() => jest.restoreAllMocks());

test('shows the consent text and a button for a link in a mail, and sends no request', async () => {
  const call = await visit(`/newsletter/confirm/${WORD}`);
  expect(screen.getByText('Send me news about tractors and prices.')).toBeInTheDocument();
  expect(form('Yes, send me the newsletter')).toEqual({
    method: 'post',
    action: '/api/newsletter_confirm',
    sent: { token: WORD, language: 'en' },
  });
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(call).not.toHaveBeenCalled();
});

test('the unsubscribe page shows a form with one button and sends no request', async () => {
  const call = await visit(`/newsletter/unsubscribe/${WORD}`);
  expect(form('Unsubscribe')).toEqual({
    method: 'post',
    action: `/api/newsletter_unsubscribe/${WORD}`,
    sent: { language: 'en' },
  });
  expect(call).not.toHaveBeenCalled();
});

test.each([
  ['confirmed', 'You are subscribed'],
  ['unsubscribed', 'You are unsubscribed'],
  ['over', 'This link has expired'],
])('/newsletter/%s shows the result', async (result, title) => {
  await visit(`/newsletter/${result}`);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});
