import { act, render } from '@testing-library/react';
import type { Language } from '@tractor-haat/i18n';
import { testElement, testSite } from '@tractor-haat/platform/testing';
import type { ReactNode } from 'react';
import remote from '../remote.tsx';

/** What the API answers a call with; `unreached` for no answer at all. */
export type Answer = Readonly<{ status?: number; body: unknown }> | 'unreached';

export const data = (value: unknown): Answer => ({ body: { success: true, data: value } });
export const failure = (status: number): Answer => ({
  status,
  body: { success: false, message: 'no', code: 'X' },
});

/** Answers by path; what is not among them is not there. */
export type Answers = Readonly<Record<string, Answer>>;

function fakeApi(answers: Answers) {
  const requests: string[] = [];
  const sent: { path: string; body: Record<string, unknown> }[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname, search } = new URL(String(input), 'http://site.test');
    if (init?.body) sent.push({ path: pathname, body: JSON.parse(String(init.body)) });
    else requests.push(pathname + search);
    const answer = answers[pathname] ?? failure(404);
    if (answer === 'unreached') throw new TypeError('Failed to fetch');
    return Response.json(answer.body, { status: answer.status ?? 200 });
  });
  return {
    /** Path and query of each question, in order. */
    requests,
    /** Each body that was sent, in order. */
    sent,
  };
}

/** A page of the section as a visitor finds it. Calls `jest.restoreAllMocks` belong after each test. */
export async function visit(address: string, answers: Answers, language: Language = 'en') {
  const api = fakeApi(answers);
  const site = await testSite(remote, { address, language });
  const view = await act(async () => render(site.ui));
  return { ...api, ...view, ...site };
}

/** A part of the section by itself, as on another section's page. */
export async function show(part: ReactNode, answers: Answers = {}, language: Language = 'en') {
  const api = fakeApi(answers);
  const site = await testElement(remote, part, { language });
  const view = await act(async () => render(site.ui));
  return { ...api, ...view, ...site };
}

/** The page that a visitor gets where there is none, or none at the moment. */
export async function statusAt(address: string, answers: Answers): Promise<string> {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container } = await visit(address, answers);
  error.mockRestore();
  return /\b(?:404|503)\b/.exec(container.textContent ?? '')?.[0] ?? 'a page';
}

/** Structured data of the page, of one type. */
export function factsOf(type: string): Record<string, unknown> | undefined {
  return [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map(({ textContent }) => JSON.parse(textContent ?? ''))
    .find((facts) => facts['@type'] === type);
}
