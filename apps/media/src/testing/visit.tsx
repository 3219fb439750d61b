import { act, render } from '@testing-library/react';
import type { Language } from '@tractor-haat/i18n';
import { testElement, testSite } from '@tractor-haat/platform/testing';
import type { ReactNode } from 'react';
import remote from '../remote.tsx';

/** `unreached` is a network failure. */
export type MockResponse = Readonly<{ status?: number; body: unknown }> | 'unreached';

export const createResponse = (value: unknown): MockResponse => ({
  body: { success: true, data: value },
});
export const createFailure = (status: number): MockResponse => ({
  status,
  body: { success: false, message: 'no', code: 'X' },
});

/** By path. Other paths return 404. */
export type MockResponses = Readonly<Record<string, MockResponse>>;

function mockApi(responses: MockResponses) {
  const requests: string[] = [];
  const sent: { path: string; body: Record<string, unknown> }[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname, search } = new URL(String(input), 'http://site.test');
    if (init?.body) sent.push({ path: pathname, body: JSON.parse(String(init.body)) });
    else requests.push(pathname + search);
    const response = responses[pathname] ?? createFailure(404);
    if (response === 'unreached') throw new TypeError('Failed to fetch');
    return Response.json(response.body, { status: response.status ?? 200 });
  });
  return {
    /** Path and query of each request, in order. */
    requests,
    sent,
  };
}

/** Call `jest.restoreAllMocks` after each test. */
export async function visit(address: string, responses: MockResponses, language: Language = 'en') {
  const api = mockApi(responses);
  const site = await testSite(remote, { address, language });
  const view = await act(async () => render(site.ui));
  return { ...api, ...view, ...site };
}

export async function renderElement(
  element: ReactNode,
  responses: MockResponses = {},
  language: Language = 'en',
) {
  const api = mockApi(responses);
  const site = await testElement(remote, element, { language });
  const view = await act(async () => render(site.ui));
  return { ...api, ...view, ...site };
}

/** Returns the status of the error page, or 'a page' if the page renders. */
export async function readStatus(address: string, responses: MockResponses): Promise<string> {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container } = await visit(address, responses);
  error.mockRestore();
  return /\b(?:404|503)\b/.exec(container.textContent ?? '')?.[0] ?? 'a page';
}

export function findStructuredData(type: string): Record<string, unknown> | undefined {
  return [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map(({ textContent }) => JSON.parse(textContent ?? ''))
    .find((data) => data['@type'] === type);
}
