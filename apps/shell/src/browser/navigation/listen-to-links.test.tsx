import { fireEvent } from '@testing-library/react';
import { listenToLinks } from './listen-to-links.ts';

const navigation = { navigate: jest.fn(), prefetch: jest.fn() };
let isHydrated = false;

beforeAll(() => listenToLinks(navigation, () => isHydrated));

beforeEach(() => {
  isHydrated = false;
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

const findLink = (text: string) =>
  [...document.links].find(({ textContent }) => textContent === text) as HTMLAnchorElement;

/** Clicks a link and returns whether the browser would follow it. */
function clickLink(text: string, init = {}) {
  let isFollowed = false;
  window.addEventListener(
    'click',
    (event) => {
      isFollowed = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent.click(findLink(text), init);
  return isFollowed;
}

test('passes the URL of a clicked link of the site to `navigate`', () => {
  expect(clickLink('in')).toBe(false);
  expect(String(navigation.navigate.mock.calls[0]?.[0])).toMatch(
    /\/hi\/tractor\/mahindra-575-di\/9$/,
  );
});

test.each(['English', 'out', 'file', 'skip', 'new', 'again'])(
  'leaves the link "%s" to the browser',
  (text) => {
    expect(clickLink(text)).toBe(true);
    expect(navigation.navigate).not.toHaveBeenCalled();
  },
);

test('leaves a click with Ctrl to the browser', () => {
  expect(clickLink('in', { ctrlKey: true })).toBe(true);
});

test('submits only a live form on change, and only until the page is hydrated', () => {
  const [live, plain] = document.querySelectorAll('input');
  fireEvent.click(plain as Element);
  expect(navigation.navigate).not.toHaveBeenCalled();
  fireEvent.click(live as Element);
  const [url, preservesScroll] = navigation.navigate.mock.calls[0] ?? [];
  expect(String(url)).toMatch(/\/hi\/tractors\?brand=swaraj$/);
  expect(preservesScroll).toEqual(true);
  isHydrated = true;
  fireEvent.click(live as Element);
  expect(navigation.navigate).toHaveBeenCalledTimes(1);
});

test('omits the control named by data-clears when a live control changes', () => {
  const form = document.querySelector('#choose') as HTMLFormElement;
  const [maker, tractor] = form.querySelectorAll('select');
  fireEvent.change(tractor as Element, { target: { value: '8' } });
  expect(navigation.navigate).not.toHaveBeenCalled();
  fireEvent.change(maker as Element, { target: { value: 'swaraj' } });
  expect(String(navigation.navigate.mock.calls[0]?.[0])).toMatch(/\/hi\/tyres\?maker=swaraj$/);
});

test('preserves the scroll position only for a link with data-keeps-scroll', () => {
  clickLink('switch');
  clickLink('in');
  expect(navigation.navigate.mock.calls.map(([, preservesScroll]) => preservesScroll)).toEqual([
    true,
    false,
  ]);
});

test('prefetches on hover over a link of the site', () => {
  fireEvent.pointerOver(findLink('out'));
  expect(navigation.prefetch).not.toHaveBeenCalled();
  fireEvent.pointerOver(findLink('in'));
  expect(navigation.prefetch).toHaveBeenCalledTimes(1);
});

test('submits a live form that was changed before the listeners were added', () => {
  for (const box of document.querySelectorAll('input')) box.checked = true;
  const lateNavigation = { navigate: jest.fn(), prefetch: jest.fn() };
  listenToLinks(lateNavigation, () => false);
  expect(lateNavigation.navigate.mock.calls.map(([url]) => String(url))).toEqual([
    expect.stringMatching(/\/hi\/tractors\?brand=swaraj$/),
  ]);
});
