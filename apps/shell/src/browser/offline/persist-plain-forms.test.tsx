import { act, fireEvent, screen } from '@testing-library/react';
import { persistPlainForms } from './persist-plain-forms.ts';

const FORM = `
  <form method="post" action="/api/price_alert_save" data-progress="">
    <input type="hidden" name="language" value="en">
    <input name="mobile" aria-label="Mobile">
    <textarea name="text" aria-label="Text"></textarea>
    <select name="state" aria-label="State"><option value=""></option><option value="gujarat"></option></select>
    <input type="radio" name="rating" value="3" aria-label="3"><input type="radio" name="rating" value="4" aria-label="4">
    <input type="checkbox" name="terms" aria-label="Terms">
    <input name="otp" aria-label="OTP">
    <button>Send</button>
  </form>`;

/** Listeners of earlier documents. */
let removeListeners: (() => void)[] = [];

/** Simulates a new document in the same tab. */
function loadDocument(path: string, navigationType = 'reload', html = FORM) {
  for (const removeListener of removeListeners.splice(0)) removeListener();
  // jsdom has no navigation timing.
  Object.assign(performance, { getEntriesByType: () => [{ type: navigationType }] });
  history.replaceState(null, '', path);
  document.body.innerHTML = html;
  persistPlainForms();
}
const typeText = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const readValue = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const submitForm = () => {
  const form = document.forms[0] as HTMLFormElement;
  fireEvent.submit(form);
  return new FormData(form).get('idempotency_key');
};

beforeEach(() => {
  sessionStorage.clear();
  const add = document.addEventListener.bind(document);
  jest.spyOn(document, 'addEventListener').mockImplementation((name: string, listener) => {
    add(name, listener);
    removeListeners.push(() => document.removeEventListener(name, listener));
  });
  document.documentElement.lang = 'en';
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  removeListeners = [];
});

test('restores typed values except codes and checkboxes after a reload and in another language', () => {
  loadDocument('/price-alert?product=a');
  typeText('Mobile', '9812345678');
  typeText('Text', 'Two lines');
  typeText('State', 'gujarat');
  typeText('OTP', '482913');
  fireEvent.click(screen.getByLabelText('4'));
  fireEvent.click(screen.getByLabelText('Terms'));
  expect(sessionStorage.getItem('form-progress')).not.toContain('482913');
  for (const path of ['/price-alert?product=a', '/gu/price-alert?product=a']) {
    loadDocument(path, 'navigate');
    expect(['Mobile', 'Text', 'State', 'OTP'].map(readValue)).toEqual([
      '9812345678',
      'Two lines',
      'gujarat',
      '',
    ]);
    expect(screen.getByLabelText('4')).toBeChecked();
    expect(screen.getByLabelText('Terms')).not.toBeChecked();
  }
});

test('restores no values for another query', () => {
  loadDocument('/price-alert?product=a');
  typeText('Mobile', '9812345678');
  loadDocument('/price-alert?product=b');
  expect(readValue('Mobile')).toBe('');
});

test('restores no values into a form without data-progress or after a reset', () => {
  loadDocument('/report', 'reload', FORM.replace('data-progress', 'data-other'));
  typeText('Mobile', '9812345678');
  loadDocument('/report');
  expect(readValue('Mobile')).toBe('');
  typeText('Mobile', '9812345678');
  act(() => document.forms[0]?.reset());
  loadDocument('/report');
  expect(readValue('Mobile')).toBe('');
});

test('submits the same content with the same idempotency key, also after a reload', () => {
  loadDocument('/price-alert');
  typeText('Mobile', '9812345678');
  const key = submitForm();
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(submitForm()).toBe(key);
  dispatchEvent(new Event('pagehide'));
  loadDocument('/hi/price-alert', 'back_forward');
  expect(readValue('Mobile')).toBe('9812345678');
  expect(submitForm()).toBe(key);
  typeText('Mobile', '9812345679');
  expect(submitForm()).not.toBe(key);
});

test('deletes the stored values of a form whose submit got a response', () => {
  loadDocument('/price-alert');
  typeText('Mobile', '9812345678');
  submitForm();
  dispatchEvent(new Event('pagehide'));
  loadDocument('/price-alert?draft=a', 'navigate');
  expect(sessionStorage.getItem('form-progress')).toBeNull();
});

test.each(['data-progress', 'data-other'])(
  'shows a message beside a form with %s after 15 seconds without a response',
  async (attribute) => {
    window.stop = jest.fn();
    loadDocument('/price-alert', 'navigate', FORM.replace('data-progress', attribute));
    jest.useFakeTimers();
    submitForm();
    await act(async () => jest.advanceTimersByTimeAsync(14_999));
    expect(window.stop).not.toHaveBeenCalled();
    await act(async () => jest.advanceTimersByTimeAsync(1));
    jest.useRealTimers();
    expect(window.stop).toHaveBeenCalled();
    const message = 'It could not be sent. Check the network and try again.';
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    submitForm();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('sets no timeout for a download or for a form that a script submits', async () => {
  window.stop = jest.fn();
  loadDocument('/my-data', 'navigate', FORM.replace('price_alert_save', 'my_data_download'));
  jest.useFakeTimers();
  submitForm();
  loadDocument('/my-data', 'navigate');
  document.forms[0]?.addEventListener('submit', (event) => event.preventDefault());
  submitForm();
  await act(async () => jest.advanceTimersByTimeAsync(20_000));
  expect(window.stop).not.toHaveBeenCalled();
});
