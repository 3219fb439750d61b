import { act, fireEvent, render, screen } from '@testing-library/react';
import { testSite } from '@tractor-haat/platform/testing';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { emptyQuestionsPage, validQuestion } from '../questions/testing/question.ts';
import remote from '../remote.tsx';

/** Milliseconds from the start of the page to the load of the form's chunk. */
const LOADED_AT_MS = 9000;

/** Submits the form a second after hydration, and returns the form's age that was sent. */
async function submitAndReadAge(renderUi: (ui: ReactNode) => void): Promise<number> {
  const now = jest.spyOn(performance, 'now').mockReturnValue(LOADED_AT_MS);
  let ageMs = -1;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (!String(input).includes('/api/question_save'))
      return Response.json({ data: emptyQuestionsPage });
    ageMs = JSON.parse(String(init?.body)).elapsed_ms;
    return Response.json({ success: true, message: 'Thank you.' });
  });
  const { ui } = await testSite(remote, { address: '/tractors-question-hub', language: 'en' });
  await act(async () => renderUi(ui));
  const form = await screen.findByRole('form', { name: 'Ask a question' });
  for (const [label, value] of Object.entries(validQuestion)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  now.mockReturnValue(LOADED_AT_MS + 1000);
  await act(async () => {
    fireEvent.submit(form);
    await import('./moderated-form-logic.tsx');
  });
  return ageMs;
}

afterEach(() => jest.restoreAllMocks());

test('counts the age of a server-rendered form from the page’s start', async () => {
  const ageMs = await submitAndReadAge((ui) => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(ui);
    render(ui, { container, hydrate: true });
  });
  expect(ageMs).toBe(LOADED_AT_MS + 1000);
});

test('counts the age of a client-rendered form from its first render', async () => {
  expect(await submitAndReadAge((ui) => render(ui))).toBe(1000);
});
