import { act, render } from '@testing-library/react';
import type { LANGUAGES } from '@tractor-haat/i18n';
import { testSite } from '@tractor-haat/platform/testing';
import remote from '../remote.tsx';

/** By method and path: data, the status of a refused sign-in, a response, or a promise of one of them. */
type Answers = Record<string, unknown>;

/** Opens a page of the desk over an API that answers by method and path; what is not named is an empty list. */
export async function visitDesk(
  address: string,
  answers: Answers,
  language: (typeof LANGUAGES)[number] = 'en',
) {
  const sent: [string, unknown][] = [];
  /** Paths and queries of the GET requests. */
  const read: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const method = init?.method ?? 'GET';
    const path = String(input).replace('/api/desk/', '');
    const name = `${method} ${path.split('?')[0]}`;
    if (method === 'GET') read.push(path);
    else sent.push([name, init?.body ? JSON.parse(String(init.body)) : undefined]);
    const data = await answers[name];
    if (data instanceof Response) return data.clone();
    if (typeof data === 'number') {
      const body = { success: false, message: '', code: '', reason: 'sign_in_wrong' };
      return Response.json(body, { status: data });
    }
    return Response.json({ success: true, data: data ?? [], message: '', next: null });
  });
  const site = await testSite(remote, { address, language });
  await act(async () => render(site.ui));
  return { sent, read, answers, address: site.address, go: site.go };
}

/** Whoever is signed in, in a role. */
export const person = (role: string) => ({ id: 1, name: 'Asha', role });

/** An error response of the API, as `Refusal` sends it. */
export const createRefusal = (
  status: number,
  reason: string,
  body: { message?: string; faults?: Record<string, string> } = {},
) => Response.json({ success: false, message: '', code: '', reason, ...body }, { status });

/** An error page of a proxy in front of the API. */
export const createBadGateway = () => new Response('<h1>Bad Gateway</h1>', { status: 502 });

/** A page of a list that has another page after it. */
export const createListPage = (data: unknown, next: string) =>
  Response.json({ success: true, data, message: '', next });

/** An answer that arrives when the test resolves it. */
export function createPending() {
  let resolve: (answer: unknown) => void = () => undefined;
  const promise = new Promise<unknown>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
