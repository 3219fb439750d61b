import 'fake-indexeddb/auto';
import { act, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { MyEnquiry, NotebookEntry } from '@tractor-haat/api-client';
import { SAVED_PRODUCTS_KEY } from '@tractor-haat/pages';
import { testSite } from '@tractor-haat/platform/testing';
import { clear, set, values } from 'idb-keyval';
import remote from '../remote.tsx';
import { entryStore, photoStore, serverStateStore, waitingStore } from './storage/stores.ts';

// The fake database takes over a second on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

const AT = '2026-11-21T06:00:00.000Z';
const TRACTOR = {
  key: 'tractor:9',
  name: 'Mahindra 575 DI',
  slug: 'mahindra-575-di',
  to: '/tractor/mahindra-575-di/9',
  picture: '/img/tractor/mahindra-575-di/side-200.webp',
};
const ENQUIRY: MyEnquiry = {
  ...{ primary_id: 'p'.repeat(22), form: 'contact', about: '', state: 'waiting', at: AT },
};

/** State of the fake server and the requests that it received; undefined means no network. */
interface Server {
  enquiries: MyEnquiry[];
  entries: NotebookEntry[];
  account?: string;
  sent: (NotebookEntry & { base: string | null })[];
}

function serve(server: Server | undefined) {
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

async function open({ server, name }: { server?: Server; name?: string } = {}) {
  serve(server);
  const { ui } = await testSite(remote, { address: '/my', ...(name ? { username: name } : {}) });
  await act(async () => render(ui));
  await screen.findByRole('heading', { name: 'Notes' });
}

const getSection = (name: string) => {
  const section = screen.getByRole('heading', { name }).closest('section');
  if (section === null) throw new Error('no section');
  return within(section);
};
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
};
const write = (text: string) =>
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: text } });
const save = (wishlist: string[]) =>
  localStorage.setItem(
    SAVED_PRODUCTS_KEY,
    JSON.stringify({ compare: [], wishlist, recent: [], products: [TRACTOR] }),
  );

beforeEach(async () => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  localStorage.clear();
  for (const store of [entryStore, photoStore, serverStateStore, waitingStore]) await clear(store);
});
afterEach(() => jest.restoreAllMocks());

test('saves, edits and deletes a note without network, but rejects an empty one', async () => {
  await open();
  await press('Save');
  expect(screen.getByLabelText('Note')).toHaveAccessibleDescription('Write something first.');
  write('Ravi asks 6,10,000');
  await press('Save');
  await press('Edit');
  expect(screen.getByLabelText('Note')).toHaveValue('Ravi asks 6,10,000');
  write('Ravi asks 6,00,000');
  await press('Save');
  expect(
    await getSection('Notes').findByText('Ravi asks 6,00,000', { selector: 'p' }),
  ).toBeVisible();
  expect(screen.queryByText('Ravi asks 6,10,000')).toBeNull();
  await press('Remove: Ravi asks 6,00,000');
  await waitFor(() => expect(screen.queryByText('Ravi asks 6,00,000')).toBeNull());
});

test('requests persistent storage only when the first note is saved', async () => {
  let isPersistent = false;
  const persist = jest.fn(async () => {
    isPersistent = true;
    return isPersistent;
  });
  Object.defineProperty(navigator, 'storage', {
    configurable: true,
    value: { persist, persisted: async () => isPersistent },
  });
  await open();
  expect(persist).not.toHaveBeenCalled();
  for (const text of ['Ravi asks 6,10,000', 'The gate is narrow']) {
    write(text);
    await press('Save');
    await screen.findByText(text);
  }
  expect(persist).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(navigator, 'storage');
});

test('removes the star of a tractor when it is removed from the notebook', async () => {
  save([TRACTOR.key]);
  await open();
  expect(await screen.findByRole('link', { name: TRACTOR.name })).toHaveAttribute(
    'href',
    TRACTOR.to,
  );
  await press(`Remove: ${TRACTOR.name}`);
  await waitFor(() => expect(screen.queryByRole('link', { name: TRACTOR.name })).toBeNull());
  expect(JSON.parse(localStorage.getItem(SAVED_PRODUCTS_KEY) ?? '').wishlist).toEqual([]);
});

test('restores the saved lists from the notebook after the browser storage was cleared', async () => {
  save([TRACTOR.key]);
  await open();
  await screen.findByRole('link', { name: TRACTOR.name });
  localStorage.clear();
  document.body.innerHTML = '';
  await open();
  expect(await screen.findByRole('link', { name: TRACTOR.name })).toBeVisible();
  expect(JSON.parse(localStorage.getItem(SAVED_PRODUCTS_KEY) ?? '')).toMatchObject({
    wishlist: [TRACTOR.key],
    products: [TRACTOR],
  });
});

test('shows cached enquiries offline, with a form that requests a missing code', async () => {
  await open({ server: { enquiries: [ENQUIRY], entries: [], sent: [] } });
  expect(await screen.findByText(/enter the code we sent you/)).toBeVisible();
  document.body.innerHTML = '';
  await open();
  const form = (await screen.findByRole('button', { name: 'Get a code and enter it' })).closest(
    'form',
  );
  expect(form).toHaveAttribute('action', '/api/enquiry_otp_resend');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    language: 'en',
    primary_id: ENQUIRY.primary_id,
  });
});

test('downloads the entries of the account and uploads a new note once', async () => {
  const accountEntry: NotebookEntry = {
    ...{ id: TRACTOR.key, kind: 'tractor', at: AT, gone: false, title: TRACTOR.name, text: '' },
    ...{ to: TRACTOR.to, picture: TRACTOR.picture },
  };
  const server: Server = { enquiries: [], entries: [accountEntry], sent: [] };
  await open({ server, name: 'Geeta' });
  expect(await screen.findByRole('link', { name: TRACTOR.name })).toBeVisible();
  expect(JSON.parse(localStorage.getItem(SAVED_PRODUCTS_KEY) ?? '').wishlist).toEqual([
    TRACTOR.key,
  ]);
  write('Clutch');
  await press('Save');
  expect(await screen.findByText('Same on all phones where you are signed in.')).toBeVisible();
  await waitFor(() => expect(server.sent).toMatchObject([{ text: 'Clutch', base: null }]));
  expect(await getSection('Notes').findByText('Clutch', { selector: 'p' })).toBeVisible();
});

test('neither shows nor syncs entries of another account', async () => {
  const geeta: Server = { enquiries: [], entries: [], sent: [] };
  await open({ server: geeta, name: 'Geeta' });
  write('Of Geeta');
  await press('Save');
  await waitFor(() => expect(geeta.sent).toHaveLength(1));
  await getSection('Notes').findByText('Of Geeta', { selector: 'p' });
  document.body.innerHTML = '';
  const ravi: Server = { enquiries: [], entries: [], sent: [], account: 'other' };
  await open({ server: ravi, name: 'Ravi' });
  await waitFor(() => expect(screen.queryByText('Of Geeta')).toBeNull());
  expect(ravi.sent).toEqual([]);
});

test('stores an edited waiting enquiry under a new key, and deletes a cancelled one', async () => {
  const waiting = {
    ...{ key: 'k'.repeat(32), form: 'contact', about: 'Mahindra 575 DI', at: AT, state: 'waiting' },
    ...{ path: '/api/enquiry_save', body: { name: 'Gita', mobile: '9876500000', message: 'Hi' } },
  };
  await set(waiting.key, waiting, waitingStore);
  await open();
  expect(getSection('Waiting to send').getByText('Mahindra 575 DI')).toBeVisible();
  await press('Edit');
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type('Name', '');
  type('Mobile number', '12');
  const saveButton = getSection('Waiting to send').getByRole('button', { name: 'Save' });
  await act(async () => fireEvent.click(saveButton));
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Enter your name.');
  expect(screen.getByLabelText('Mobile number')).toBeInvalid();
  type('Name', 'Gita Patel');
  type('Mobile number', '9876500001');
  await act(async () => fireEvent.click(saveButton));
  await screen.findByRole('button', { name: 'Cancel enquiry' });
  const [changed, ...others] = await values<typeof waiting>(waitingStore);
  expect(others).toEqual([]);
  expect(changed).toMatchObject({
    state: 'waiting',
    body: { name: 'Gita Patel', mobile: '9876500001', message: 'Hi' },
  });
  expect(changed?.key).toMatch(/^[0-9a-f]{32}$/);
  await press('Cancel enquiry');
  await waitFor(() => expect(screen.queryByText('Waiting to send')).toBeNull());
  expect(await values(waitingStore)).toEqual([]);
});

test('clears district and tehsil of a waiting enquiry when its state changes', async () => {
  const lists: Record<string, object[]> = {
    all_state: [
      { slug: 'gujarat', state: 'Gujarat' },
      { slug: 'punjab', state: 'Punjab' },
    ],
    all_district: [{ slug: 'ludhiana', district: 'Ludhiana' }],
    all_tehsil: [{ slug: 'khanna', tehsil: 'Khanna' }],
  };
  const body = {
    ...{ form: 'tractor-on-road', name: 'Gita', mobile: '9876500000', type_id: 103, product_id: 9 },
    ...{ brand: 'mahindra', model: 'mahindra-575-di' },
    ...{ state: 'gujarat', district: 'anand', tehsil: 'anand' },
  };
  const waiting = {
    ...{ key: 'k'.repeat(32), form: 'tractor-on-road', about: 'Mahindra 575 DI', at: AT },
    ...{ state: 'waiting', path: '/api/enquiry_save', body },
  };
  await set(waiting.key, waiting, waitingStore);
  await open();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const list = Object.keys(lists).find((name) => String(url).includes(name));
    return Response.json({ success: true, message: '', data: lists[list ?? ''] });
  });
  await press('Edit');
  const row = getSection('Waiting to send');
  // The machine of an enquiry cannot be changed.
  expect(row.queryByLabelText('Model')).toBeNull();
  // The list of tehsils failed to load, so the stored value stays visible.
  expect(row.getByLabelText('Tehsil')).toHaveValue('anand');
  await row.findByRole('option', { name: 'Punjab' });
  const choose = (label: string, value: string) =>
    act(async () => fireEvent.change(row.getByLabelText(label), { target: { value } }));
  await choose('State', 'punjab');
  expect(row.getByLabelText('District')).toHaveValue('');
  expect(row.getByLabelText('Tehsil')).toHaveValue('');
  const saveButton = row.getByRole('button', { name: 'Save' });
  await act(async () => fireEvent.click(saveButton));
  expect(row.getByLabelText('District')).toHaveAccessibleDescription('Please check this field.');
  await row.findByRole('option', { name: 'Ludhiana' });
  await choose('District', 'ludhiana');
  await row.findByRole('option', { name: 'Khanna' });
  await choose('Tehsil', 'khanna');
  await act(async () => fireEvent.click(saveButton));
  await screen.findByRole('button', { name: 'Cancel enquiry' });
  expect(await values<typeof waiting>(waitingStore)).toMatchObject([
    { body: { ...body, state: 'punjab', district: 'ludhiana', tehsil: 'khanna' } },
  ]);
});

test('downloads the notebook as a file', async () => {
  const createdBlobs: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${createdBlobs.push(blob)}`,
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  save([TRACTOR.key]);
  await open();
  await screen.findByRole('link', { name: TRACTOR.name });
  await press('Download');
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(createdBlobs[0] ?? new Blob());
  });
  expect(JSON.parse(text)).toMatchObject({
    entries: [{ kind: 'tractor', title: TRACTOR.name, to: TRACTOR.to }],
    enquiries: [],
    photos: [],
  });
});
