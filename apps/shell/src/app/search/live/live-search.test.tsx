import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { testSite } from '@tractor-haat/platform/testing';
import { useRef } from 'react';
import { shellPages } from '../../shell-pages.ts';
import { LiveSearch } from './live-search.tsx';

function Form() {
  const input = useRef<HTMLInputElement>(null);
  return (
    <form aria-label="All">
      <input ref={input} name="q" aria-label="Search" />
      <button type="submit">Search</button>
      <LiveSearch input={input} />
    </form>
  );
}

const messages = { shell: shellPages.messages.shell, menus: shellPages.messages.menus };
const routes = [{ id: 'any', path: '*', namespaces: [], lazy: async () => ({ Component: Form }) }];

async function show(language: 'en' | 'hi' = 'en') {
  const site = await testSite({ routes, messages } as never, { address: '/', language });
  render(site.ui);
  jest.useFakeTimers();
  return site;
}

type PendingRequest = {
  query: string;
  signal: AbortSignal;
  respond: (names: string[]) => Promise<void>;
};

/** Returns the API requests in order. The test responds to each of them. */
function mockSuggestApi(): PendingRequest[] {
  const requests: PendingRequest[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    (_url, init) =>
      new Promise((resolve) => {
        requests.push({
          query: JSON.parse(String(init?.body)).query,
          signal: init?.signal as AbortSignal,
          respond: (names) =>
            act(async () => {
              const data = names.map((name) => ({
                name,
                url: `/${name.toLowerCase().replaceAll(' ', '-')}`,
                kind: 'tractor',
                language: 'en',
              }));
              resolve(Response.json({ success: true, data }));
            }),
        });
      }),
  );
  return requests;
}

const searchField = () => screen.getByRole('combobox', { name: 'Search' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const activeOptionText = () =>
  document.getElementById(searchField().getAttribute('aria-activedescendant') ?? '')?.textContent;
const pause = (ms = 200) => act(async () => jest.advanceTimersByTime(ms));
function typeText(text: string) {
  act(() => searchField().focus());
  fireEvent.input(searchField(), { target: { value: text } });
}

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('requests suggestions from two characters on after a pause in typing', async () => {
  const requests = mockSuggestApi();
  await show();
  typeText('k');
  await pause(1000);
  typeText('ku');
  await pause(150);
  typeText('kub');
  await pause(199);
  expect(requests).toEqual([]);
  await pause(1);
  expect(requests.map(({ query }) => query)).toEqual(['kub']);
  await requests[0]?.respond(['Kubota MU4501']);
  expect(options()).toEqual(['Kubota MU4501Tractor']);
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('1 suggestion');
});

test("excludes the makers' names from the browser's translation", async () => {
  const requests = mockSuggestApi();
  await show();
  typeText('captain');
  await pause();
  await requests[0]?.respond(['Captain 283']);
  expect(screen.getByText('Captain 283')).toHaveAttribute('translate', 'no');
  expect(screen.getByText('Tractor')).not.toHaveAttribute('translate');
});

test('aborts the previous request when the text changes', async () => {
  const requests = mockSuggestApi();
  await show();
  typeText('ku');
  await pause();
  typeText('sw');
  expect(requests[0]?.signal.aborted).toBe(true);
  await pause();
  await requests[1]?.respond(['Swaraj 744']);
  await requests[0]?.respond(['Kubota']);
  expect(options()).toEqual(['Swaraj 744Tractor']);
});

test('shows previous suggestions while the text grows, not for another text', async () => {
  const requests = mockSuggestApi();
  await show();
  typeText('ku');
  await pause();
  await requests[0]?.respond(['Kubota']);
  typeText('kub');
  expect(options()).toEqual(['KubotaTractor']);
  typeText('sw');
  expect(options()).toEqual([]);
});

test('moves through the options with arrow keys and opens the active one on Enter', async () => {
  const requests = mockSuggestApi();
  const { address } = await show();
  typeText('ku');
  await pause();
  await requests[0]?.respond(['One', 'Two']);
  expect(searchField()).toHaveAttribute('aria-expanded', 'true');
  expect(searchField()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  fireEvent.keyDown(searchField(), { key: 'ArrowDown' });
  expect(activeOptionText()).toContain('One');
  fireEvent.keyDown(searchField(), { key: 'ArrowUp' });
  fireEvent.keyDown(searchField(), { key: 'ArrowUp' });
  expect(activeOptionText()).toContain('Two');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Two');
  await act(async () => fireEvent.keyDown(searchField(), { key: 'Enter' }));
  expect(address()).toBe('/two');
  expect(searchField()).toHaveAttribute('aria-expanded', 'false');
  expect(JSON.parse(localStorage.getItem('recentSearches') ?? '')).toEqual(['Two']);
});

test('opens the results page on Enter without an active option', async () => {
  mockSuggestApi();
  const { address } = await show('hi');
  typeText(' कुबोटा 45 ');
  await act(async () => fireEvent.submit(screen.getByRole('form')));
  expect(decodeURIComponent(address())).toBe('/hi/search?q=कुबोटा 45');
  expect(JSON.parse(localStorage.getItem('recentSearches') ?? '')).toEqual(['कुबोटा 45']);
  expect(searchField()).not.toHaveFocus();
});

test('closes the list on Escape and keeps the text', async () => {
  const requests = mockSuggestApi();
  await show();
  typeText('ku');
  await pause();
  await requests[0]?.respond(['One']);
  expect(fireEvent.keyDown(searchField(), { key: 'Escape' })).toBe(false);
  expect(options()).toEqual([]);
  expect(searchField()).toHaveValue('ku');
  expect(fireEvent.keyDown(searchField(), { key: 'Escape' })).toBe(true);
});

test('offers recent searches in an empty field and clears them on request', async () => {
  mockSuggestApi();
  localStorage.setItem('recentSearches', '["kubota","swaraj"]');
  const { address } = await show();
  act(() => searchField().focus());
  expect(options()).toEqual(['kubota', 'swaraj']);
  await act(async () => fireEvent.click(screen.getByRole('option', { name: 'swaraj' })));
  expect(address()).toBe('/search?q=swaraj');
  expect(JSON.parse(localStorage.getItem('recentSearches') ?? '')).toEqual(['swaraj', 'kubota']);
  fireEvent.input(searchField(), { target: { value: '' } });
  act(() => searchField().focus());
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(options()).toEqual([]);
  expect(localStorage.getItem('recentSearches')).toBeNull();
  expect(searchField()).toHaveFocus();
});

test('reports an empty result and shows no options when the server fails', async () => {
  const requests = mockSuggestApi();
  await show();
  typeText('xy');
  await pause();
  await requests[0]?.respond([]);
  expect(screen.getByText(/No match yet/)).toBeInTheDocument();
  expect(searchField()).toHaveAttribute('aria-expanded', 'false');
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  typeText('xyz');
  await pause();
  expect(options()).toEqual([]);
});

test('closes the list on a click outside the form but not when the focus moves within it', async () => {
  const requests = mockSuggestApi();
  await show();
  typeText('ku');
  await pause();
  await requests[0]?.respond(['One']);
  act(() => screen.getByRole('button', { name: 'Search' }).focus());
  expect(options()).toHaveLength(1);
  fireEvent.pointerDown(document.body);
  expect(options()).toEqual([]);
  expect(within(document.body).queryByRole('listbox')).toBeNull();
});

test.each([
  ['during composition', { isComposing: true }],
  ['after composition in Safari', { keyCode: 229 }],
])(
  'does not submit on the Enter that confirms a word of an input method (%s)',
  async (_, event) => {
    mockSuggestApi();
    await show();
    typeText('कु');
    const isDefault = fireEvent.keyDown(searchField(), { key: 'Enter', ...event });
    // The default action of Enter submits the form.
    expect(isDefault).toBe(false);
    expect(fireEvent.keyDown(searchField(), { key: 'Enter', keyCode: 13 })).toBe(true);
  },
);
