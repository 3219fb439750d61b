import 'fake-indexeddb/auto';
import { act, configure, fireEvent, render, screen, within } from '@testing-library/react';
import type { MyEnquiry, NotebookEntry } from '@tractor-haat/api-client';
import { testSite } from '@tractor-haat/platform/testing';
import { clear } from 'idb-keyval';
import remote from '../../remote.tsx';
import { entryStore, photoStore, serverStateStore, waitingStore } from '../stores.ts';

// The fake IndexedDB takes over a second on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

beforeEach(async () => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  localStorage.clear();
  for (const store of [entryStore, photoStore, serverStateStore, waitingStore]) await clear(store);
});
afterEach(() => jest.restoreAllMocks());

/** Data that the fake API returns. `sent` collects the entries that it receives. */
export interface FakeServer {
  enquiries: MyEnquiry[];
  entries: NotebookEntry[];
  account?: string;
  sent: (NotebookEntry & { base: string | null })[];
}

/** Opens `/my`, signed in if `name` is set. Without `server` all requests fail. */
export async function openNotebook({ server, name }: { server?: FakeServer; name?: string } = {}) {
  mockServer(server);
  const { ui } = await testSite(remote, { address: '/my', ...(name ? { username: name } : {}) });
  await act(async () => render(ui));
  await screen.findByRole('heading', { name: 'Notes' });
}

export const getSection = (name: string) => {
  const section = screen.getByRole('heading', { name }).closest('section');
  if (section === null) throw new Error('no section');
  return within(section);
};
export const pressButton = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
};

function mockServer(server: FakeServer | undefined) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    if (server === undefined) throw new TypeError('Failed to fetch');
    if (String(url).includes('own-enquiries')) return Response.json({ data: server.enquiries });
    const { entries } = JSON.parse(String(init?.body));
    server.sent.push(...entries);
    const { account = 'mine' } = server;
    const data = { account, is_other: false, entries: [...server.entries, ...entries] };
    return Response.json({ success: true, message: '', data });
  });
}
