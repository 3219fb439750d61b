import { disableContentVisibilityOnScroll } from './disable-content-visibility.ts';

const isWhole = () => document.documentElement.dataset.whole !== undefined;

afterEach(() => {
  delete document.documentElement.dataset.whole;
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
});

test('lays out the whole page on the first scroll', () => {
  disableContentVisibilityOnScroll();
  expect(isWhole()).toBe(false);
  window.dispatchEvent(new Event('scroll'));
  expect(isWhole()).toBe(true);
});

test('lays out the whole page at once if it was scrolled before the script ran', () => {
  Object.defineProperty(window, 'scrollY', { value: 40, configurable: true });
  disableContentVisibilityOnScroll();
  expect(isWhole()).toBe(true);
});
