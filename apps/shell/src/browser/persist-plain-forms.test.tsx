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
function load(path: string, type = 'reload', html = FORM) {
  for (const remove of removeListeners.splice(0)) remove();
  // jsdom has no navigation timing.
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  history.replaceState(null, '', path);
  document.body.innerHTML = html;
  persistPlainForms();
}
const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const submit = () => {
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

test('restores typed values after a reload and in another language', () => {
  load('/price-alert?product=a');
  type('Mobile', '9812345678');
  type('Text', 'Two lines');
  type('State', 'gujarat');
  type('OTP', '482913');
  fireEvent.click(screen.getByLabelText('4'));
  fireEvent.click(screen.getByLabelText('Terms'));
  expect(sessionStorage.getItem('form-progress')).not.toContain('482913');
  for (const path of ['/price-alert?product=a', '/gu/price-alert?product=a']) {
    load(path, 'navigate');
    expect(['Mobile', 'Text', 'State', 'OTP'].map(value)).toEqual([
      '9812345678',
      'Two lines',
      'gujarat',
      '',
    ]);
    expect(screen.getByLabelText('4')).toBeChecked();
    expect(screen.getByLabelText('Terms')).not.toBeChecked();
  }
  load('/price-alert?product=b');
  expect(value('Mobile')).toBe('');
});

test('restores no values into a form without data-progress or after a reset', () => {
  load('/report', 'reload', FORM.replace('data-progress', 'data-other'));
  type('Mobile', '9812345678');
  load('/report');
  expect(value('Mobile')).toBe('');
  type('Mobile', '9812345678');
  act(() => document.forms[0]?.reset());
  load('/report');
  expect(value('Mobile')).toBe('');
});

test('submits the same content with the same idempotency key, also after a reload', () => {
  load('/price-alert');
  type('Mobile', '9812345678');
  const key = submit();
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(submit()).toBe(key);
  dispatchEvent(new Event('pagehide'));
  load('/hi/price-alert', 'back_forward');
  expect(value('Mobile')).toBe('9812345678');
  expect(submit()).toBe(key);
  type('Mobile', '9812345679');
  expect(submit()).not.toBe(key);
});

test('deletes the stored values of a form whose submit got a response', () => {
  load('/price-alert');
  type('Mobile', '9812345678');
  submit();
  dispatchEvent(new Event('pagehide'));
  load('/price-alert?draft=a', 'navigate');
  expect(sessionStorage.getItem('form-progress')).toBeNull();
});

test.each(['data-progress', 'data-other'])(
  'shows a message beside a form with %s after 15 seconds without a response',
  async (attribute) => {
    window.stop = jest.fn();
    load('/price-alert', 'navigate', FORM.replace('data-progress', attribute));
    jest.useFakeTimers();
    submit();
    await act(async () => jest.advanceTimersByTimeAsync(14_999));
    expect(window.stop).not.toHaveBeenCalled();
    await act(async () => jest.advanceTimersByTimeAsync(1));
    jest.useRealTimers();
    expect(window.stop).toHaveBeenCalled();
    const message = 'It could not be sent. Check the network and try again.';
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    submit();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('sets no timeout for a download or for a form that a script submits', async () => {
  window.stop = jest.fn();
  load('/my-data', 'navigate', FORM.replace('price_alert_save', 'my_data_download'));
  jest.useFakeTimers();
  submit();
  load('/my-data', 'navigate');
  document.forms[0]?.addEventListener('submit', (event) => event.preventDefault());
  submit();
  await act(async () => jest.advanceTimersByTimeAsync(20_000));
  expect(window.stop).not.toHaveBeenCalled();
});
