import { disableContentVisibilityOnScroll } from './disable-content-visibility.ts';

const isDisabled = () => document.documentElement.dataset.whole !== undefined;

afterEach(() => {
  delete document.documentElement.dataset.whole;
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
});

test('disables content-visibility on the first scroll', () => {
  disableContentVisibilityOnScroll();
  expect(isDisabled()).toBe(false);
  window.dispatchEvent(new Event('scroll'));
  expect(isDisabled()).toBe(true);
});

test('disables content-visibility at once on a page that is already scrolled', () => {
  Object.defineProperty(window, 'scrollY', { value: 40, configurable: true });
  disableContentVisibilityOnScroll();
  expect(isDisabled()).toBe(true);
});
