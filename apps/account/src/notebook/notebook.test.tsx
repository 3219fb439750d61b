import 'fake-indexeddb/auto';
import { act, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { MyEnquiry, NotebookEntry } from '@tractor-haat/api-client';
import { SAVED_PRODUCTS_KEY } from '@tractor-haat/pages';
import { testSite } from '@tractor-haat/platform/testing';
import { clear, set, values } from 'idb-keyval';
import remote from '../remote.tsx';
import { entryStore, photoStore, serverStateStore, waitingStore } from './storage/stores.ts';

// The tests await a database, which takes over a second on a busy machine.
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

const part = (name: string) => {
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

test('writes, changes and deletes a note without network; rejects an empty note', async () => {
  await open();
  await press('Save');
  expect(screen.getByLabelText('Note')).toHaveAccessibleDescription('Write something first.');
  write('Ravi asks 6,10,000');
  await press('Save');
  await press('Edit');
  expect(screen.getByLabelText('Note')).toHaveValue('Ravi asks 6,10,000');
  write('Ravi asks 6,00,000');
  await press('Save');
  expect(await part('Notes').findByText('Ravi asks 6,00,000', { selector: 'p' })).toBeVisible();
  expect(screen.queryByText('Ravi asks 6,10,000')).toBeNull();
  await press('Remove: Ravi asks 6,00,000');
  await waitFor(() => expect(screen.queryByText('Ravi asks 6,00,000')).toBeNull());
});

test('requests persistent storage with the first note only', async () => {
  let isKept = false;
  const persist = jest.fn(async () => {
    isKept = true;
    return isKept;
  });
  Object.defineProperty(navigator, 'storage', {
    configurable: true,
    value: { persist, persisted: async () => isKept },
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

test('lists tractors that were saved with the star; deleting one removes its star', async () => {
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

test('restores cleared lists from the notebook and deletes nothing from it', async () => {
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

test('shows enquiries with their state, later also offline, and a form for a missing code', async () => {
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

test('syncs the notebook with the account once in both directions', async () => {
  const theirs: NotebookEntry = {
    ...{ id: TRACTOR.key, kind: 'tractor', at: AT, gone: false, title: TRACTOR.name, text: '' },
    ...{ to: TRACTOR.to, picture: TRACTOR.picture },
  };
  const server: Server = { enquiries: [], entries: [theirs], sent: [] };
  await open({ server, name: 'Geeta' });
  expect(await screen.findByRole('link', { name: TRACTOR.name })).toBeVisible();
  expect(JSON.parse(localStorage.getItem(SAVED_PRODUCTS_KEY) ?? '').wishlist).toEqual([
    TRACTOR.key,
  ]);
  write('Clutch');
  await press('Save');
  expect(await screen.findByText('Same on all phones where you are signed in.')).toBeVisible();
  await waitFor(() => expect(server.sent).toMatchObject([{ text: 'Clutch', base: null }]));
  expect(await part('Notes').findByText('Clutch', { selector: 'p' })).toBeVisible();
});

test('neither shows nor syncs entries of another account', async () => {
  const geeta: Server = { enquiries: [], entries: [], sent: [] };
  await open({ server: geeta, name: 'Geeta' });
  write('Of Geeta');
  await press('Save');
  await waitFor(() => expect(geeta.sent).toHaveLength(1));
  await part('Notes').findByText('Of Geeta', { selector: 'p' });
  document.body.innerHTML = '';
  const ravi: Server = { enquiries: [], entries: [], sent: [], account: 'other' };
  await open({ server: ravi, name: 'Ravi' });
  await waitFor(() => expect(screen.queryByText('Of Geeta')).toBeNull());
  expect(ravi.sent).toEqual([]);
});

test('changes a waiting enquiry under a new key, and withdraws it', async () => {
  const waiting = {
    ...{ key: 'k'.repeat(32), form: 'contact', about: 'Mahindra 575 DI', at: AT, state: 'waiting' },
    ...{ path: '/api/enquiry_save', body: { name: 'Gita', mobile: '9876500000', message: 'Hi' } },
  };
  await set(waiting.key, waiting, waitingStore);
  await open();
  expect(part('Waiting to send').getByText('Mahindra 575 DI')).toBeVisible();
  await press('Edit');
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type('Name', '');
  type('Mobile number', '12');
  const saveButton = part('Waiting to send').getByRole('button', { name: 'Save' });
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

test('changes the place of a waiting enquiry but not its product; another state clears district and tehsil', async () => {
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
  const row = part('Waiting to send');
  // The machine of an enquiry cannot be changed.
  expect(row.queryByLabelText('Model')).toBeNull();
  // Its list failed to load, so the chosen value stays visible.
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
  const made: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${made.push(blob)}`,
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
    reader.readAsText(made[0] ?? new Blob());
  });
  expect(JSON.parse(text)).toMatchObject({
    entries: [{ kind: 'tractor', title: TRACTOR.name, to: TRACTOR.to }],
    enquiries: [],
    photos: [],
  });
});
