import { fireEvent } from '@testing-library/react';
import { reloadOnHistoryStep } from './reload-on-history-step.ts';
import { ensureEntryKey, saveScrollPosition } from './save-scroll-position.ts';
import { restoreScrollPosition, trackScrollPositions } from './track-scroll-positions.ts';

const KEY = 'react-router-scroll-positions';
const readStored = () => JSON.parse(sessionStorage.getItem(KEY) ?? '{}');

/** Simulates a page with a height in px. `grow` changes the height and notifies the observer. */
function mockPage(height: number) {
  let maxTop = height;
  let report: () => void = () => undefined;
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true, writable: true });
  const scrollTo = jest.fn(({ top }: { top: number }) => {
    Object.assign(window, { scrollY: Math.min(top, maxTop) });
  });
  Object.assign(window, { scrollTo });
  class Observer {
    constructor(callback: () => void) {
      report = callback;
    }
    observe() {}
    disconnect() {
      report = () => undefined;
    }
  }
  Object.assign(globalThis, { ResizeObserver: Observer });
  const grow = (next: number) => {
    maxTop = next;
    report();
  };
  return { scrollTo, grow };
}

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/tractors');
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('restores the position of an entry once the page is tall enough', () => {
  sessionStorage.setItem(KEY, JSON.stringify({ abc: 1800 }));
  const { grow, scrollTo } = mockPage(600);
  restoreScrollPosition('abc');
  expect(scrollY).toBe(600);
  grow(2500);
  expect(scrollY).toBe(1800);
  grow(4000);
  expect(scrollTo).toHaveBeenCalledTimes(2);
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  'stops restoring when the visitor scrolls (%s)',
  (type) => {
    sessionStorage.setItem(KEY, JSON.stringify({ abc: 1800 }));
    const { grow } = mockPage(600);
    restoreScrollPosition('abc');
    window.dispatchEvent(new Event(type));
    grow(2500);
    expect(scrollY).toBe(600);
  },
);

test('gives up after five seconds on a page that stays short', () => {
  jest.useFakeTimers();
  sessionStorage.setItem(KEY, JSON.stringify({ abc: 1800 }));
  const { grow } = mockPage(600);
  restoreScrollPosition('abc');
  jest.advanceTimersByTime(5000);
  grow(2500);
  expect(scrollY).toBe(600);
});

test('stores the positions of the fifty latest entries', () => {
  mockPage(0);
  for (let entry = 0; entry < 60; entry += 1) saveScrollPosition(`k${entry}`);
  expect(Object.keys(readStored())).toHaveLength(50);
  expect(readStored()).toHaveProperty('k59');
  expect(readStored()).not.toHaveProperty('k9');
});

test('ignores malformed scroll positions in sessionStorage and overwrites them', () => {
  const { scrollTo } = mockPage(2500);
  for (const text of ['null', '{', '{"abc":"javascript:"}', '[]', '{"abc":-4}']) {
    sessionStorage.setItem(KEY, text);
    restoreScrollPosition('abc');
  }
  expect(scrollTo).not.toHaveBeenCalled();
  sessionStorage.setItem(KEY, 'null');
  saveScrollPosition('abc');
  expect(readStored()).toEqual({ abc: 0 });
});

test('assigns a key to an entry once and keeps its state', () => {
  history.replaceState({ idx: 3 }, '');
  const key = ensureEntryKey();
  expect(history.state).toEqual({ idx: 3, key });
  expect(ensureEntryKey()).toBe(key);
});

test('stores the position of the visible entry on Back to an earlier document', () => {
  history.replaceState({ key: 'tractor' }, '', '/tractor/a/1');
  mockPage(5000);
  const load = jest.fn();
  reloadOnHistoryStep(() => false, load);
  trackScrollPositions();
  Object.assign(window, { scrollY: 350 });
  history.replaceState({ key: 'list' }, '', '/tractors');
  fireEvent.popState(window);
  expect(load).toHaveBeenCalledTimes(1);
  expect(history.scrollRestoration).toBe('manual');
  // The browser scrolls to the position of the next entry.
  Object.assign(window, { scrollY: 0 });
  window.dispatchEvent(new Event('pagehide'));
  expect(readStored()).toEqual({ tractor: 350 });
});

/** Simulates a phone that switches to another app. */
function hideTab() {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
}

test('stores the position when the tab is hidden', () => {
  history.replaceState({ key: 'list' }, '', '/tractors');
  mockPage(5000);
  trackScrollPositions();
  Object.assign(window, { scrollY: 700 });
  fireEvent(document, new Event('visibilitychange'));
  expect(readStored()).toEqual({});
  hideTab();
  expect(readStored()).toEqual({ list: 700 });
});

describe('with blocked storage', () => {
  beforeEach(() => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied', 'SecurityError');
    });
  });
  // Must run before the hooks of the test setup, which clear the storage.
  afterEach(() => jest.restoreAllMocks());

  test('restores the position of an entry from its state', () => {
    history.replaceState({ key: 'list', idx: 2 }, '', '/tractors');
    const { grow } = mockPage(5000);
    Object.assign(window, { scrollY: 1800 });
    saveScrollPosition('list');
    expect(history.state).toEqual({ key: 'list', idx: 2, top: 1800 });
    Object.assign(window, { scrollY: 0 });
    grow(5000);
    restoreScrollPosition('list');
    expect(scrollY).toBe(1800);
  });

  test('does not change the state of another entry', () => {
    history.replaceState({ key: 'list' }, '', '/tractors');
    mockPage(5000);
    Object.assign(window, { scrollY: 350 });
    saveScrollPosition('tractor');
    expect(history.state).toEqual({ key: 'list' });
  });
});
