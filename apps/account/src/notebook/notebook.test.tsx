import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { MyEnquiry, NotebookEntry } from '@tractor-haat/api-client';
import { SAVED_PRODUCTS_KEY } from '@tractor-haat/pages';
import {
  type FakeServer,
  getSection,
  openNotebook,
  pressButton,
} from './testing/open-notebook.tsx';

const AT = '2026-11-21T06:00:00.000Z';
const TRACTOR = {
  key: 'tractor:9',
  name: 'Mahindra 575 DI',
  slug: 'mahindra-575-di',
  to: '/tractor/mahindra-575-di/9',
  picture: '/img/tractor/mahindra-575-di/side-200.webp',
};
const ENQUIRY: MyEnquiry = {
  primary_id: 'p'.repeat(22),
  form: 'contact',
  about: '',
  state: 'waiting',
  at: AT,
};

const typeNote = (text: string) =>
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: text } });
const storeWishlist = (wishlist: string[]) =>
  localStorage.setItem(
    SAVED_PRODUCTS_KEY,
    JSON.stringify({ compare: [], wishlist, recent: [], products: [TRACTOR] }),
  );

test('rejects an empty note', async () => {
  await openNotebook();
  await pressButton('Save');
  expect(screen.getByLabelText('Note')).toHaveAccessibleDescription('Write something first.');
});

test('saves, edits and deletes a note without network', async () => {
  await openNotebook();
  typeNote('Ravi asks 6,10,000');
  await pressButton('Save');
  await pressButton('Edit');
  expect(screen.getByLabelText('Note')).toHaveValue('Ravi asks 6,10,000');
  typeNote('Ravi asks 6,00,000');
  await pressButton('Save');
  expect(
    await getSection('Notes').findByText('Ravi asks 6,00,000', { selector: 'p' }),
  ).toBeVisible();
  expect(screen.queryByText('Ravi asks 6,10,000')).toBeNull();
  await pressButton('Remove: Ravi asks 6,00,000');
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
  await openNotebook();
  expect(persist).not.toHaveBeenCalled();
  for (const text of ['Ravi asks 6,10,000', 'The gate is narrow']) {
    typeNote(text);
    await pressButton('Save');
    await screen.findByText(text);
  }
  expect(persist).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(navigator, 'storage');
});

test('removes the star of a tractor when it is removed from the notebook', async () => {
  storeWishlist([TRACTOR.key]);
  await openNotebook();
  expect(await screen.findByRole('link', { name: TRACTOR.name })).toHaveAttribute(
    'href',
    TRACTOR.to,
  );
  await pressButton(`Remove: ${TRACTOR.name}`);
  await waitFor(() => expect(screen.queryByRole('link', { name: TRACTOR.name })).toBeNull());
  expect(JSON.parse(localStorage.getItem(SAVED_PRODUCTS_KEY) ?? '').wishlist).toEqual([]);
});

test('restores the saved lists from the notebook after the browser storage was cleared', async () => {
  storeWishlist([TRACTOR.key]);
  await openNotebook();
  await screen.findByRole('link', { name: TRACTOR.name });
  localStorage.clear();
  document.body.innerHTML = '';
  await openNotebook();
  expect(await screen.findByRole('link', { name: TRACTOR.name })).toBeVisible();
  expect(JSON.parse(localStorage.getItem(SAVED_PRODUCTS_KEY) ?? '')).toMatchObject({
    wishlist: [TRACTOR.key],
    products: [TRACTOR],
  });
});

test('shows cached enquiries offline, with a form that requests a missing code', async () => {
  await openNotebook({ server: { enquiries: [ENQUIRY], entries: [], sent: [] } });
  expect(await screen.findByText(/enter the code we sent you/)).toBeVisible();
  document.body.innerHTML = '';
  await openNotebook();
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
    id: TRACTOR.key,
    kind: 'tractor',
    at: AT,
    gone: false,
    title: TRACTOR.name,
    text: '',
    to: TRACTOR.to,
    picture: TRACTOR.picture,
  };
  const server: FakeServer = { enquiries: [], entries: [accountEntry], sent: [] };
  await openNotebook({ server, name: 'Geeta' });
  expect(await screen.findByRole('link', { name: TRACTOR.name })).toBeVisible();
  expect(JSON.parse(localStorage.getItem(SAVED_PRODUCTS_KEY) ?? '').wishlist).toEqual([
    TRACTOR.key,
  ]);
  typeNote('Clutch');
  await pressButton('Save');
  expect(await screen.findByText('Same on all phones where you are signed in.')).toBeVisible();
  await waitFor(() => expect(server.sent).toMatchObject([{ text: 'Clutch', base: null }]));
  expect(await getSection('Notes').findByText('Clutch', { selector: 'p' })).toBeVisible();
});

test('neither shows nor syncs entries of another account', async () => {
  const serverOfGeeta: FakeServer = { enquiries: [], entries: [], sent: [] };
  await openNotebook({ server: serverOfGeeta, name: 'Geeta' });
  typeNote('Of Geeta');
  await pressButton('Save');
  await waitFor(() => expect(serverOfGeeta.sent).toHaveLength(1));
  await getSection('Notes').findByText('Of Geeta', { selector: 'p' });
  document.body.innerHTML = '';
  const serverOfRavi: FakeServer = { enquiries: [], entries: [], sent: [], account: 'other' };
  await openNotebook({ server: serverOfRavi, name: 'Ravi' });
  await waitFor(() => expect(screen.queryByText('Of Geeta')).toBeNull());
  expect(serverOfRavi.sent).toEqual([]);
});

test('downloads the notebook as a JSON file', async () => {
  const createdBlobs: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${createdBlobs.push(blob)}`,
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  storeWishlist([TRACTOR.key]);
  await openNotebook();
  await screen.findByRole('link', { name: TRACTOR.name });
  await pressButton('Download');
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
