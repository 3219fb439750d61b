import { disableContentVisibilityOnScroll } from './disable-content-visibility.ts';

const isWhole = () => document.documentElement.dataset.whole !== undefined;

afterEach(() => {
  delete document.documentElement.dataset.whole;
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
});

test('a page is laid out whole once it is read on', () => {
  disableContentVisibilityOnScroll();
  expect(isWhole()).toBe(false);
  window.dispatchEvent(new Event('scroll'));
  expect(isWhole()).toBe(true);
});

test('at once, where that was done before the script came', () => {
  Object.defineProperty(window, 'scrollY', { value: 40, configurable: true });
  disableContentVisibilityOnScroll();
  expect(isWhole()).toBe(true);
});
