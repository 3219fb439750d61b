import { act, fireEvent, render, screen } from '@testing-library/react';
import { testSite } from '@tractor-haat/platform/testing';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { emptyList, goodQuestion } from '../questions/testing/question.ts';
import remote from '../remote.tsx';

/** Milliseconds since the page's start when the form's chunk has loaded. */
const ALIVE = 9000;

/** Submits the form a second after hydration; returns the form's age in milliseconds as sent. */
async function sentAfter(show: (ui: ReactNode) => void): Promise<number> {
  const now = jest.spyOn(performance, 'now').mockReturnValue(ALIVE);
  let waited = -1;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (!String(input).includes('/api/question_save')) return Response.json({ data: emptyList });
    waited = JSON.parse(String(init?.body)).waited_ms;
    return Response.json({ success: true, message: 'Thank you.' });
  });
  const { ui } = await testSite(remote, { address: '/tractors-question-hub', language: 'en' });
  await act(async () => show(ui));
  const form = await screen.findByRole('form', { name: 'Ask a question' });
  for (const [label, value] of Object.entries(goodQuestion)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  now.mockReturnValue(ALIVE + 1000);
  await act(async () => {
    fireEvent.submit(form);
    await import('./moderated-form-logic.tsx');
  });
  return waited;
}

afterEach(() => jest.restoreAllMocks());

test('counts the age of a server-rendered form from the page’s start', async () => {
  const waited = await sentAfter((ui) => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(ui);
    render(ui, { container, hydrate: true });
  });
  expect(waited).toBe(ALIVE + 1000);
});

test('counts the age of a client-rendered form from its first render', async () => {
  expect(await sentAfter((ui) => render(ui))).toBe(1000);
});
