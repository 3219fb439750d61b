import { act, render } from '@testing-library/react';
import type { Language } from '@tractor-haat/i18n';
import { testElement, testSite } from '@tractor-haat/platform/testing';
import type { ReactNode } from 'react';
import remote from '../remote.tsx';

/** Mocked API response; `unreached` is a network failure. */
export type Answer = Readonly<{ status?: number; body: unknown }> | 'unreached';

export const data = (value: unknown): Answer => ({ body: { success: true, data: value } });
export const failure = (status: number): Answer => ({
  status,
  body: { success: false, message: 'no', code: 'X' },
});

/** Responses by path; other paths return 404. */
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
    /** Path and query of each request, in order. */
    requests,
    /** Body of each sent request, in order. */
    sent,
  };
}

/** Renders a page of this remote. Call `jest.restoreAllMocks` after each test. */
export async function visit(address: string, answers: Answers, language: Language = 'en') {
  const api = fakeApi(answers);
  const site = await testSite(remote, { address, language });
  const view = await act(async () => render(site.ui));
  return { ...api, ...view, ...site };
}

/** Renders one component of this remote without a page. */
export async function show(part: ReactNode, answers: Answers = {}, language: Language = 'en') {
  const api = fakeApi(answers);
  const site = await testElement(remote, part, { language });
  const view = await act(async () => render(site.ui));
  return { ...api, ...view, ...site };
}

/** Status that the loader throws. */
export async function statusAt(address: string, answers: Answers): Promise<string> {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container } = await visit(address, answers);
  error.mockRestore();
  return /\b(?:404|503)\b/.exec(container.textContent ?? '')?.[0] ?? 'a page';
}

/** Structured data of the page with the given type. */
export function factsOf(type: string): Record<string, unknown> | undefined {
  return [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map(({ textContent }) => JSON.parse(textContent ?? ''))
    .find((facts) => facts['@type'] === type);
}
