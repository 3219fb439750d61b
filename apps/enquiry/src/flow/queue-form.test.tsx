import { MessageChannel as NodeChannel } from 'node:worker_threads';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { testElement } from '@tractor-haat/platform/testing';
import { IDBFactory } from 'fake-indexeddb';
import { Component as InlineForm } from '../popups/form.widget.tsx';
import { enquiry, mockApi } from '../popups/testing/api.ts';
import remote from '../remote.tsx';
import type { WaitingForm } from './queue-form.ts';

const SAVE = '/api/enquiry_save';

/** Mocks a service worker that adds each form to `receivedForms`. Without a list there is no service worker. */
function mockServiceWorker(receivedForms: WaitingForm[] | undefined) {
  const controller = {
    postMessage({ waiting }: { waiting: WaitingForm }, [port]: [MessagePort]) {
      receivedForms?.push(waiting);
      port.postMessage(true);
    },
  };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: receivedForms ? { controller } : undefined,
  });
}

async function fillIn() {
  const { ui } = await testElement(remote, <InlineForm form="contact" />);
  await act(async () => {
    render(ui);
  });
  const type = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type(/^Name/, 'Gita');
  type(/^Mobile/, '9876543210');
  type(/^Message/, 'Hello');
}
async function send() {
  await fillIn();
  await press(/Submit/);
}
const press = async (name: RegExp) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.assign(globalThis, { MessageChannel: NodeChannel });
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});
afterEach(() => jest.restoreAllMocks());

test('passes the form to the service worker without network, under the same idempotency key on each submit', async () => {
  const receivedForms: WaitingForm[] = [];
  mockServiceWorker(receivedForms);
  const api = mockApi({ [SAVE]: ['network-error'] });
  await send();
  expect(await screen.findByText(/^No network\. Your enquiry is saved/)).toBeVisible();
  await press(/Send again/);
  await screen.findByText(/^No network/);
  const keys = api.to(SAVE).map(({ body }) => body.idempotency_key);
  expect(new Set(keys).size).toBe(1);
  expect(new Set(receivedForms.map(({ key }) => key))).toEqual(new Set(keys));
  expect(receivedForms[0]).toMatchObject({
    path: SAVE,
    form: 'contact',
    body: { name: 'Gita', mobile: '9876543210', form: 'contact', language: 'en' },
  });
});

describe('without a service worker', () => {
  const factory = new IDBFactory();
  const mockOnline = (isOnline: boolean) =>
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  beforeEach(() => {
    mockServiceWorker(undefined);
    Object.assign(globalThis, { indexedDB: factory });
  });
  afterAll(() => Reflect.deleteProperty(globalThis, 'indexedDB'));

  const readStoredForms = () =>
    new Promise((resolve) => {
      const opening = factory.open('notebook-waiting');
      opening.onupgradeneeded = () => opening.result.createObjectStore('waiting');
      opening.onsuccess = () => {
        const request = opening.result.transaction('waiting').objectStore('waiting').getAll();
        request.onsuccess = () => {
          opening.result.close();
          resolve(request.result);
        };
      };
    });

  test('stores the form for the next visit when offline, and deletes it after a later successful submit', async () => {
    mockOnline(false);
    const api = mockApi({ [SAVE]: ['network-error', enquiry('non_verified')] });
    await send();
    expect(await screen.findByText(/^No network\. Your enquiry is saved/)).toBeVisible();
    const { idempotency_key: key } = api.to(SAVE)[0]?.body ?? {};
    const waiting = { key, path: SAVE, form: 'contact', state: 'waiting', body: { name: 'Gita' } };
    expect(await readStoredForms()).toMatchObject([waiting]);
    await press(/Send again/);
    expect(await screen.findByText('Verify mobile number')).toBeVisible();
    expect(api.to(SAVE).map(({ body }) => body.idempotency_key)).toEqual([key, key]);
    expect(await readStoredForms()).toEqual([]);
  });

  test('shows the network error for a lost response while online, and stores nothing', async () => {
    mockOnline(true);
    mockApi({ [SAVE]: ['network-error'] });
    await send();
    expect(await screen.findByText('An error occurred during submission.')).toBeVisible();
    expect(await readStoredForms()).toEqual([]);
  });
});

test.each(['a service worker', 'the storage of the page'])(
  'aborts a request without a response after 15 seconds, and stores it in %s',
  async (target) => {
    const receivedForms: WaitingForm[] = [];
    mockServiceWorker(target === 'a service worker' ? receivedForms : undefined);
    Object.assign(globalThis, { indexedDB: new IDBFactory() });
    const api = mockApi({ [SAVE]: ['no-response'] });
    await fillIn();
    // The later steps have loaded, so that only the request is pending below.
    await screen.findByRole('button', { name: /Submit/ });
    jest.useFakeTimers();
    const submit = screen.getByRole('button', { name: /Submit/ });
    await act(async () => fireEvent.click(submit));
    await act(async () => jest.advanceTimersByTimeAsync(14_999));
    expect(submit).toHaveAttribute('aria-busy', 'true');
    await act(async () => jest.advanceTimersByTimeAsync(1));
    jest.useRealTimers();
    expect(await screen.findByText(/^No network\. Your enquiry is saved/)).toBeVisible();
    expect(screen.getByRole('button', { name: /Send again/ })).not.toHaveAttribute('aria-busy');
    const keys = api.to(SAVE).map(({ body }) => body.idempotency_key);
    expect(keys).toHaveLength(1);
    if (target === 'a service worker') expect(receivedForms.map(({ key }) => key)).toEqual(keys);
    Reflect.deleteProperty(globalThis, 'indexedDB');
  },
);

test('shows the network error if neither a service worker nor storage is available', async () => {
  mockServiceWorker(undefined);
  mockApi({ [SAVE]: ['network-error'] });
  await send();
  expect(await screen.findByText('An error occurred during submission.')).toBeVisible();
});

test('shows an error response and does not store the form', async () => {
  const receivedForms: WaitingForm[] = [];
  mockServiceWorker(receivedForms);
  mockApi({
    [SAVE]: [{ status: 503, body: { success: false, message: 'down' } }, enquiry('non_verified')],
  });
  await send();
  expect(await screen.findByRole('button', { name: /Send again/ })).toBeVisible();
  expect(receivedForms).toEqual([]);
});
