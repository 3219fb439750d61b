import { fireEvent, screen } from '@testing-library/react';
import { LANGUAGES } from '@tractor-haat/i18n';
import { shouldOfferLite } from './should-offer-lite.ts';
import { showLiteOffer, showSentToast, showUpdateToast } from './toasts.ts';

function line(connection: object | undefined) {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
}

beforeEach(() => {
  document.body.replaceChildren();
  // biome-ignore lint/suspicious/noDocumentCookie: as the site writes it.
  document.cookie = 'lite=; Max-Age=0; Path=/';
  localStorage.clear();
  document.documentElement.lang = 'en';
});

test.each([
  [{ effectiveType: 'slow-2g', downlink: 0.05 }, true],
  [{ effectiveType: '2g', downlink: 0.3 }, true],
  [{ effectiveType: '3g', downlink: 0.35 }, true],
  [{ effectiveType: '3g', downlink: 1.2 }, false],
  [{ effectiveType: '4g', downlink: 10 }, false],
  // Save-Data: light pages are already active.
  [{ effectiveType: '2g', downlink: 0.3, saveData: true }, false],
  [undefined, false],
])('%o: offered %p', (connection, isRequested) => {
  line(connection);
  expect(shouldOfferLite()).toBe(isRequested);
});

test.each(['1', '0'])('does not ask a visitor who has chosen lite=%s', (value) => {
  line({ effectiveType: '2g' });
  // biome-ignore lint/suspicious/noDocumentCookie: as the site writes it.
  document.cookie = `lite=${value}; Path=/`;
  expect(shouldOfferLite()).toBe(false);
});

test('accepting stores the choice and reloads the page', async () => {
  line({ effectiveType: '2g' });
  const reload = jest.fn();
  await showLiteOffer(reload);
  fireEvent.click(screen.getByRole('button', { name: 'Less data' }));
  expect(document.cookie).toContain('lite=1');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(shouldOfferLite()).toBe(false);
});

test('declining hides the offer permanently', async () => {
  line({ effectiveType: '2g' });
  await showLiteOffer();
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('region')).toBeNull();
  expect(shouldOfferLite()).toBe(false);
});

test('announces a site update and reloads on request', async () => {
  const reload = jest.fn();
  await showUpdateToast(reload);
  expect(screen.getByRole('status')).toHaveTextContent(/^The site was updated/);
  expect(reload).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('covers the page without a layout shift', async () => {
  await showLiteOffer();
  expect(screen.getByRole('region')).toHaveStyle({ position: 'fixed' });
});

test.each(LANGUAGES)('speaks %s', async (language) => {
  document.documentElement.lang = language;
  await showLiteOffer();
  const [take, leave] = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(take).not.toBe(leave);
  if (language !== 'en') expect(take).not.toMatch(/[A-Za-z]/);
});

test('announces a sent form with a link to its code', async () => {
  const open = jest.fn();
  await showSentToast(open);
  expect(screen.getByRole('status')).toHaveTextContent(/^Your enquiry was sent/);
  fireEvent.click(screen.getByRole('button', { name: 'My notebook' }));
  expect(open).toHaveBeenCalledTimes(1);
});
