import { act, render } from '@testing-library/react';
import type { LANGUAGES } from '@tractor-haat/i18n';
import { testSite } from '@tractor-haat/platform/testing';
import remote from '../remote.tsx';

type Answers = Record<string, unknown>;

/** Opens a page of the desk over an API that answers by method and path; what is not named is an empty list. */
export async function visitDesk(
  address: string,
  answers: Answers,
  language: (typeof LANGUAGES)[number] = 'en',
) {
  const sent: [string, unknown][] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const method = init?.method ?? 'GET';
    const name = `${method} ${String(input).replace('/api/desk/', '').split('?')[0]}`;
    if (method !== 'GET') sent.push([name, init?.body ? JSON.parse(String(init.body)) : undefined]);
    const data = answers[name];
    if (typeof data === 'number') {
      const body = { success: false, message: '', code: '', reason: 'sign_in_wrong' };
      return Response.json(body, { status: data });
    }
    return Response.json({ success: true, data: data ?? [], message: '', next: null });
  });
  const site = await testSite(remote, { address, language });
  await act(async () => render(site.ui));
  return { sent, answers };
}

/** Whoever is signed in, in a role. */
export const person = (role: string) => ({ id: 1, name: 'Asha', role });
