import { fireEvent, screen } from '@testing-library/react';
import { LANGUAGES } from '@tractor-haat/i18n';
import { shouldOfferLite } from './should-offer-lite.ts';
import { showLiteOffer, showSentToast, showUpdateToast } from './show-update-toast.ts';

function mockConnection(connection: object | undefined) {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
}

beforeEach(() => {
  document.body.replaceChildren();
  // biome-ignore lint/suspicious/noDocumentCookie: the site writes the cookie in the same way.
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
  // Save-Data already selects light pages.
  [{ effectiveType: '2g', downlink: 0.3, saveData: true }, false],
  [undefined, false],
])('returns for the connection %o whether light pages are offered: %p', (connection, isOffered) => {
  mockConnection(connection);
  expect(shouldOfferLite()).toBe(isOffered);
});

test.each(['1', '0'])('offers nothing to a visitor who has chosen lite=%s', (value) => {
  mockConnection({ effectiveType: '2g' });
  // biome-ignore lint/suspicious/noDocumentCookie: the site writes the cookie in the same way.
  document.cookie = `lite=${value}; Path=/`;
  expect(shouldOfferLite()).toBe(false);
});

test('stores an accepted offer and reloads the page', async () => {
  mockConnection({ effectiveType: '2g' });
  const reload = jest.fn();
  await showLiteOffer(reload);
  fireEvent.click(screen.getByRole('button', { name: 'Less data' }));
  expect(document.cookie).toContain('lite=1');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(shouldOfferLite()).toBe(false);
});

test('hides a declined offer permanently', async () => {
  mockConnection({ effectiveType: '2g' });
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

test('shows the offer in a fixed position', async () => {
  await showLiteOffer();
  expect(screen.getByRole('region')).toHaveStyle({ position: 'fixed' });
});

test.each(LANGUAGES)('shows two different translated labels in %s', async (language) => {
  document.documentElement.lang = language;
  await showLiteOffer();
  const [take, leave] = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(take).not.toBe(leave);
  if (language !== 'en') expect(take).not.toMatch(/[A-Za-z]/);
});

test('announces a sent form and opens the notebook on request', async () => {
  const open = jest.fn();
  await showSentToast(open);
  expect(screen.getByRole('status')).toHaveTextContent(/^Your enquiry was sent/);
  fireEvent.click(screen.getByRole('button', { name: 'My notebook' }));
  expect(open).toHaveBeenCalledTimes(1);
});
