import { act, render } from '@testing-library/react';
import type { LANGUAGES } from '@tractor-haat/i18n';
import { testSite } from '@tractor-haat/platform/testing';
import remote from '../remote.tsx';

/** By method and path: data, an error status, a response, or a promise of one. */
type MockResponses = Record<string, unknown>;

/** Paths without a response get an empty list. */
export async function visitDesk(
  address: string,
  responses: MockResponses,
  language: (typeof LANGUAGES)[number] = 'en',
) {
  const sent: [name: string, body: unknown][] = [];
  const readPaths: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const method = init?.method ?? 'GET';
    const path = String(input).replace('/api/desk/', '');
    const name = `${method} ${path.split('?')[0]}`;
    if (method === 'GET') readPaths.push(path);
    else sent.push([name, init?.body ? JSON.parse(String(init.body)) : undefined]);
    const data = await responses[name];
    if (data instanceof Response) return data.clone();
    if (typeof data === 'number') {
      const body = { success: false, message: '', code: '', reason: 'sign_in_wrong' };
      return Response.json(body, { status: data });
    }
    return Response.json({ success: true, data: data ?? [], message: '', next: null });
  });
  const site = await testSite(remote, { address, language });
  await act(async () => render(site.ui));
  return { sent, readPaths, responses, address: site.address, go: site.go };
}

export const createPerson = (role: string) => ({ id: 1, name: 'Asha', role });

/** Same format as the API's `HttpError`. */
export const createRefusal = (
  status: number,
  reason: string,
  body: { message?: string; faults?: Record<string, string> } = {},
) => Response.json({ success: false, message: '', code: '', reason, ...body }, { status });

/** Error page of a proxy in front of the API. */
export const createBadGateway = () => new Response('<h1>Bad Gateway</h1>', { status: 502 });

export const createListPage = (data: unknown, next: string) =>
  Response.json({ success: true, data, message: '', next });

/** Response that a test resolves later. */
export function createPending() {
  let resolve: (response: unknown) => void = () => undefined;
  const promise = new Promise<unknown>((resolvePromise) => {
    resolve = resolvePromise;
  });
  return { promise, resolve };
}
