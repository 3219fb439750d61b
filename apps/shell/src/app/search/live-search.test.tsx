import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { testSite } from '@tractor-haat/platform/testing';
import { useRef } from 'react';
import { shellPages } from '../shell-pages.ts';
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

async function renderSearch(language: 'en' | 'hi' = 'en') {
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

/** Returns the list of pending API requests, to which the test responds. */
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

const getSearchField = () => screen.getByRole('combobox', { name: 'Search' });
const listOptions = () => screen.queryAllByRole('option').map((option) => option.textContent);
const readActiveOption = () =>
  document.getElementById(getSearchField().getAttribute('aria-activedescendant') ?? '')
    ?.textContent;
const advanceTime = (ms = 200) => act(async () => jest.advanceTimersByTime(ms));
function typeText(text: string) {
  act(() => getSearchField().focus());
  fireEvent.input(getSearchField(), { target: { value: text } });
}

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('requests suggestions for two or more characters after a pause of 200 ms', async () => {
  const requests = mockSuggestApi();
  await renderSearch();
  typeText('k');
  await advanceTime(1000);
  typeText('ku');
  await advanceTime(150);
  typeText('kub');
  await advanceTime(199);
  expect(requests).toEqual([]);
  await advanceTime(1);
  expect(requests.map(({ query }) => query)).toEqual(['kub']);
  await requests[0]?.respond(['Kubota MU4501']);
  expect(listOptions()).toEqual(['Kubota MU4501Tractor']);
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('1 suggestion');
});

test("excludes the makers' names from the browser's translation", async () => {
  const requests = mockSuggestApi();
  await renderSearch();
  typeText('captain');
  await advanceTime();
  await requests[0]?.respond(['Captain 283']);
  expect(screen.getByText('Captain 283')).toHaveAttribute('translate', 'no');
  expect(screen.getByText('Tractor')).not.toHaveAttribute('translate');
});

test('aborts the previous request when the text changes', async () => {
  const requests = mockSuggestApi();
  await renderSearch();
  typeText('ku');
  await advanceTime();
  typeText('sw');
  expect(requests[0]?.signal.aborted).toBe(true);
  await advanceTime();
  await requests[1]?.respond(['Swaraj 744']);
  await requests[0]?.respond(['Kubota']);
  expect(listOptions()).toEqual(['Swaraj 744Tractor']);
});

test('keeps the previous suggestions while the text grows, and hides them for another text', async () => {
  const requests = mockSuggestApi();
  await renderSearch();
  typeText('ku');
  await advanceTime();
  await requests[0]?.respond(['Kubota']);
  typeText('kub');
  expect(listOptions()).toEqual(['KubotaTractor']);
  typeText('sw');
  expect(listOptions()).toEqual([]);
});

test('moves through the options with arrow keys and opens the active one on Enter', async () => {
  const requests = mockSuggestApi();
  const { address } = await renderSearch();
  typeText('ku');
  await advanceTime();
  await requests[0]?.respond(['One', 'Two']);
  expect(getSearchField()).toHaveAttribute('aria-expanded', 'true');
  expect(getSearchField()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  fireEvent.keyDown(getSearchField(), { key: 'ArrowDown' });
  expect(readActiveOption()).toContain('One');
  fireEvent.keyDown(getSearchField(), { key: 'ArrowUp' });
  fireEvent.keyDown(getSearchField(), { key: 'ArrowUp' });
  expect(readActiveOption()).toContain('Two');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Two');
  await act(async () => fireEvent.keyDown(getSearchField(), { key: 'Enter' }));
  expect(address()).toBe('/two');
  expect(getSearchField()).toHaveAttribute('aria-expanded', 'false');
  expect(JSON.parse(localStorage.getItem('recentSearches') ?? '')).toEqual(['Two']);
});

test('opens the results page on Enter without an active option', async () => {
  mockSuggestApi();
  const { address } = await renderSearch('hi');
  typeText(' कुबोटा 45 ');
  await act(async () => fireEvent.submit(screen.getByRole('form')));
  expect(decodeURIComponent(address())).toBe('/hi/search?q=कुबोटा 45');
  expect(JSON.parse(localStorage.getItem('recentSearches') ?? '')).toEqual(['कुबोटा 45']);
  expect(getSearchField()).not.toHaveFocus();
});

test('closes the list on Escape and keeps the text', async () => {
  const requests = mockSuggestApi();
  await renderSearch();
  typeText('ku');
  await advanceTime();
  await requests[0]?.respond(['One']);
  expect(fireEvent.keyDown(getSearchField(), { key: 'Escape' })).toBe(false);
  expect(listOptions()).toEqual([]);
  expect(getSearchField()).toHaveValue('ku');
  expect(fireEvent.keyDown(getSearchField(), { key: 'Escape' })).toBe(true);
});

test('offers recent searches in an empty field and clears them on request', async () => {
  mockSuggestApi();
  localStorage.setItem('recentSearches', '["kubota","swaraj"]');
  const { address } = await renderSearch();
  act(() => getSearchField().focus());
  expect(listOptions()).toEqual(['kubota', 'swaraj']);
  await act(async () => fireEvent.click(screen.getByRole('option', { name: 'swaraj' })));
  expect(address()).toBe('/search?q=swaraj');
  expect(JSON.parse(localStorage.getItem('recentSearches') ?? '')).toEqual(['swaraj', 'kubota']);
  fireEvent.input(getSearchField(), { target: { value: '' } });
  act(() => getSearchField().focus());
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(listOptions()).toEqual([]);
  expect(localStorage.getItem('recentSearches')).toBeNull();
  expect(getSearchField()).toHaveFocus();
});

test('reports an empty result', async () => {
  const requests = mockSuggestApi();
  await renderSearch();
  typeText('xy');
  await advanceTime();
  await requests[0]?.respond([]);
  expect(screen.getByText(/No match yet/)).toBeInTheDocument();
  expect(getSearchField()).toHaveAttribute('aria-expanded', 'false');
});

test('shows no options when the request fails', async () => {
  await renderSearch();
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  typeText('xyz');
  await advanceTime();
  expect(listOptions()).toEqual([]);
});

test('closes the list on a click outside the form but not when the focus moves within it', async () => {
  const requests = mockSuggestApi();
  await renderSearch();
  typeText('ku');
  await advanceTime();
  await requests[0]?.respond(['One']);
  act(() => screen.getByRole('button', { name: 'Search' }).focus());
  expect(listOptions()).toHaveLength(1);
  fireEvent.pointerDown(document.body);
  expect(listOptions()).toEqual([]);
  expect(within(document.body).queryByRole('listbox')).toBeNull();
});

test.each([
  ['during composition', { isComposing: true }],
  ['after composition in Safari', { keyCode: 229 }],
])(
  'does not submit on the Enter that confirms a word of an input method (%s)',
  async (_, event) => {
    mockSuggestApi();
    await renderSearch();
    typeText('कु');
    const isDefaultAllowed = fireEvent.keyDown(getSearchField(), { key: 'Enter', ...event });
    // The default action of Enter submits the form.
    expect(isDefaultAllowed).toBe(false);
    expect(fireEvent.keyDown(getSearchField(), { key: 'Enter', keyCode: 13 })).toBe(true);
  },
);
