import { MessageChannel as NodeChannel } from 'node:worker_threads';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { testElement } from '@tractor-haat/platform/testing';
import { IDBFactory } from 'fake-indexeddb';
import { Component as InlineForm } from '../popups/form.widget.tsx';
import { createEnquiryReply, mockApi } from '../popups/testing/api.ts';
import remote from '../remote.tsx';
import type { WaitingForm } from './queue-form.ts';

const SAVE_PATH = '/api/enquiry_save';

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

async function fillForm() {
  const { ui } = await testElement(remote, <InlineForm form="contact" />);
  await act(async () => {
    render(ui);
  });
  const typeInto = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  typeInto(/^Name/, 'Gita');
  typeInto(/^Mobile/, '9876543210');
  typeInto(/^Message/, 'Hello');
}
async function sendForm() {
  await fillForm();
  await pressButton(/Submit/);
}
const pressButton = async (name: RegExp) => {
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
  const api = mockApi({ [SAVE_PATH]: ['network-error'] });
  await sendForm();
  expect(await screen.findByText(/^No network\. Your enquiry is saved/)).toBeVisible();
  await pressButton(/Send again/);
  await screen.findByText(/^No network/);
  const keys = api.listRequests(SAVE_PATH).map(({ body }) => body.idempotency_key);
  expect(new Set(keys).size).toBe(1);
  expect(new Set(receivedForms.map(({ key }) => key))).toEqual(new Set(keys));
  expect(receivedForms[0]).toMatchObject({
    path: SAVE_PATH,
    form: 'contact',
    body: { name: 'Gita', mobile: '9876543210', form: 'contact', language: 'en' },
  });
});

describe('without a service worker', () => {
  const databaseFactory = new IDBFactory();
  const mockOnline = (isOnline: boolean) =>
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  beforeEach(() => {
    mockServiceWorker(undefined);
    Object.assign(globalThis, { indexedDB: databaseFactory });
  });
  afterAll(() => Reflect.deleteProperty(globalThis, 'indexedDB'));

  const readStoredForms = () =>
    new Promise((resolve) => {
      const openRequest = databaseFactory.open('notebook-waiting');
      openRequest.onupgradeneeded = () => openRequest.result.createObjectStore('waiting');
      openRequest.onsuccess = () => {
        const request = openRequest.result.transaction('waiting').objectStore('waiting').getAll();
        request.onsuccess = () => {
          openRequest.result.close();
          resolve(request.result);
        };
      };
    });

  test('stores the form for the next visit when offline, and deletes it after a later successful submit', async () => {
    mockOnline(false);
    const api = mockApi({ [SAVE_PATH]: ['network-error', createEnquiryReply('non_verified')] });
    await sendForm();
    expect(await screen.findByText(/^No network\. Your enquiry is saved/)).toBeVisible();
    const { idempotency_key: key } = api.listRequests(SAVE_PATH)[0]?.body ?? {};
    const waiting = {
      key,
      path: SAVE_PATH,
      form: 'contact',
      state: 'waiting',
      body: { name: 'Gita' },
    };
    expect(await readStoredForms()).toMatchObject([waiting]);
    await pressButton(/Send again/);
    expect(await screen.findByText('Verify mobile number')).toBeVisible();
    expect(api.listRequests(SAVE_PATH).map(({ body }) => body.idempotency_key)).toEqual([key, key]);
    expect(await readStoredForms()).toEqual([]);
  });

  test('shows the network error for a lost response while online, and stores nothing', async () => {
    mockOnline(true);
    mockApi({ [SAVE_PATH]: ['network-error'] });
    await sendForm();
    expect(await screen.findByText('An error occurred during submission.')).toBeVisible();
    expect(await readStoredForms()).toEqual([]);
  });
});

test.each(['a service worker', 'the storage of the page'])(
  'aborts a request without a response after 15 seconds, and stores the form in %s',
  async (target) => {
    const receivedForms: WaitingForm[] = [];
    mockServiceWorker(target === 'a service worker' ? receivedForms : undefined);
    Object.assign(globalThis, { indexedDB: new IDBFactory() });
    const api = mockApi({ [SAVE_PATH]: ['no-response'] });
    await fillForm();
    // The chunk of the later steps must load before the fake timers start.
    await screen.findByRole('button', { name: /Submit/ });
    jest.useFakeTimers();
    const submitButton = screen.getByRole('button', { name: /Submit/ });
    await act(async () => fireEvent.click(submitButton));
    await act(async () => jest.advanceTimersByTimeAsync(14_999));
    expect(submitButton).toHaveAttribute('aria-busy', 'true');
    await act(async () => jest.advanceTimersByTimeAsync(1));
    jest.useRealTimers();
    expect(await screen.findByText(/^No network\. Your enquiry is saved/)).toBeVisible();
    expect(screen.getByRole('button', { name: /Send again/ })).not.toHaveAttribute('aria-busy');
    const keys = api.listRequests(SAVE_PATH).map(({ body }) => body.idempotency_key);
    expect(keys).toHaveLength(1);
    if (target === 'a service worker') expect(receivedForms.map(({ key }) => key)).toEqual(keys);
    Reflect.deleteProperty(globalThis, 'indexedDB');
  },
);

test('shows the network error if neither a service worker nor storage is available', async () => {
  mockServiceWorker(undefined);
  mockApi({ [SAVE_PATH]: ['network-error'] });
  await sendForm();
  expect(await screen.findByText('An error occurred during submission.')).toBeVisible();
});

test('shows an error response and does not store the form', async () => {
  const receivedForms: WaitingForm[] = [];
  mockServiceWorker(receivedForms);
  mockApi({
    [SAVE_PATH]: [
      { status: 503, body: { success: false, message: 'down' } },
      createEnquiryReply('non_verified'),
    ],
  });
  await sendForm();
  expect(await screen.findByRole('button', { name: /Send again/ })).toBeVisible();
  expect(receivedForms).toEqual([]);
});
