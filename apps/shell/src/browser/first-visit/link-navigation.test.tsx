import { fireEvent } from '@testing-library/react';
import { listenToLinks } from './link-navigation.ts';

const going = { navigate: jest.fn(), prefetch: jest.fn() };
let isWhole = false;

beforeAll(() => listenToLinks(going, () => isWhole));

beforeEach(() => {
  isWhole = false;
  jest.clearAllMocks();
  history.replaceState(null, '', '/hi/tractors?brand=mahindra');
  document.body.innerHTML = `
    <a href="/hi/tractor/mahindra-575-di/9">in</a>
    <a href="/tractors" hreflang="en">English</a>
    <a href="https://example.com/">out</a>
    <a href="/api/file">file</a>
    <a href="#main">skip</a>
    <a href="/hi/tyres" target="_blank">new</a>
    <a href="/hi/tyres" data-reload>again</a>
    <form data-live action="/hi/tractors"><input type="checkbox" name="brand" value="swaraj"></form>
    <form id="choose" action="/hi/tyres">
      <select name="maker" data-live data-clears="tractor">
        <option value="" selected></option><option value="swaraj"></option>
      </select>
      <select name="tractor"><option value="7" selected></option><option value="8"></option></select>
    </form>
    <a href="/hi/compare?only=differences" data-keeps-scroll>switch</a>
    <form action="/hi/search"><input type="checkbox" name="q" value="x"></form>`;
});

const link = (text: string) =>
  [...document.links].find(({ textContent }) => textContent === text) as HTMLAnchorElement;

/** Clicks; returns whether the browser would follow the link, which the test prevents. */
function press(text: string, init = {}) {
  let isLeft = false;
  window.addEventListener(
    'click',
    (event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent.click(link(text), init);
  return isLeft;
}

test('follows a link of the site without a full load', () => {
  expect(press('in')).toBe(false);
  expect(String(going.navigate.mock.calls[0]?.[0])).toMatch(/\/hi\/tractor\/mahindra-575-di\/9$/);
});

test.each(['English', 'out', 'file', 'skip', 'new', 'again'])(
  'leaves "%s" to the browser',
  (text) => {
    expect(press(text)).toBe(true);
    expect(going.navigate).not.toHaveBeenCalled();
  },
);

test('leaves a link to another tab to the browser', () => {
  expect(press('in', { ctrlKey: true })).toBe(true);
});

test('submits a live form on change before React is loaded', () => {
  const [live, plain] = document.querySelectorAll('input');
  fireEvent.click(plain as Element);
  expect(going.navigate).not.toHaveBeenCalled();
  fireEvent.click(live as Element);
  const [url, options] = going.navigate.mock.calls[0] ?? [];
  expect(String(url)).toMatch(/\/hi\/tractors\?brand=swaraj$/);
  expect(options).toEqual(true);
  isWhole = true;
  fireEvent.click(live as Element);
  expect(going.navigate).toHaveBeenCalledTimes(1);
});

test('submits a single live control without the value that its new choice excludes', () => {
  const form = document.querySelector('#choose') as HTMLFormElement;
  const [maker, tractor] = form.querySelectorAll('select');
  fireEvent.change(tractor as Element, { target: { value: '8' } });
  expect(going.navigate).not.toHaveBeenCalled();
  fireEvent.change(maker as Element, { target: { value: 'swaraj' } });
  expect(String(going.navigate.mock.calls[0]?.[0])).toMatch(/\/hi\/tyres\?maker=swaraj$/);
});

test('a link to another view of the page keeps the scroll position', () => {
  press('switch');
  press('in');
  expect(going.navigate.mock.calls.map(([, options]) => options)).toEqual([true, false]);
});

test('prefetches on hover over a link of the site', () => {
  fireEvent.pointerOver(link('out'));
  expect(going.prefetch).not.toHaveBeenCalled();
  fireEvent.pointerOver(link('in'));
  expect(going.prefetch).toHaveBeenCalledTimes(1);
});

test('submits a live form that was changed before the listener was added', () => {
  for (const box of document.querySelectorAll('input')) box.checked = true;
  const late = { navigate: jest.fn(), prefetch: jest.fn() };
  listenToLinks(late, () => false);
  expect(late.navigate.mock.calls.map(([url]) => String(url))).toEqual([
    expect.stringMatching(/\/hi\/tractors\?brand=swaraj$/),
  ]);
});
