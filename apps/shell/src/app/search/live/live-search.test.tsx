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

type Answer = { query: string; signal: AbortSignal; give: (names: string[]) => Promise<void> };

/** API calls in order; the test resolves or rejects each. */
function calls(): Answer[] {
  const made: Answer[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    (_url, init) =>
      new Promise((resolve) => {
        made.push({
          query: JSON.parse(String(init?.body)).query,
          signal: init?.signal as AbortSignal,
          give: (names) =>
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
  return made;
}

const field = () => screen.getByRole('combobox', { name: 'Search' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
const pause = (ms = 200) => act(async () => jest.advanceTimersByTime(ms));
function type(text: string) {
  act(() => field().focus());
  fireEvent.input(field(), { target: { value: text } });
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
  const made = calls();
  await show();
  type('k');
  await pause(1000);
  type('ku');
  await pause(150);
  type('kub');
  await pause(199);
  expect(made).toEqual([]);
  await pause(1);
  expect(made.map(({ query }) => query)).toEqual(['kub']);
  await made[0]?.give(['Kubota MU4501']);
  expect(options()).toEqual(['Kubota MU4501Tractor']);
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('1 suggestion');
});

test("excludes the makers' names from the browser's translation", async () => {
  const made = calls();
  await show();
  type('captain');
  await pause();
  await made[0]?.give(['Captain 283']);
  expect(screen.getByText('Captain 283')).toHaveAttribute('translate', 'no');
  expect(screen.getByText('Tractor')).not.toHaveAttribute('translate');
});

test('aborts the previous request on another letter and ignores its late response', async () => {
  const made = calls();
  await show();
  type('ku');
  await pause();
  type('sw');
  expect(made[0]?.signal.aborted).toBe(true);
  await pause();
  await made[1]?.give(['Swaraj 744']);
  await made[0]?.give(['Kubota']);
  expect(options()).toEqual(['Swaraj 744Tractor']);
});

test('keeps suggestions while the text grows and removes them for another text', async () => {
  const made = calls();
  await show();
  type('ku');
  await pause();
  await made[0]?.give(['Kubota']);
  type('kub');
  expect(options()).toEqual(['KubotaTractor']);
  type('sw');
  expect(options()).toEqual([]);
});

test('keys move through options and field; Enter opens the active option', async () => {
  const made = calls();
  const { address } = await show();
  type('ku');
  await pause();
  await made[0]?.give(['One', 'Two']);
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  expect(active()).toContain('One');
  fireEvent.keyDown(field(), { key: 'ArrowUp' });
  fireEvent.keyDown(field(), { key: 'ArrowUp' });
  expect(active()).toContain('Two');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Two');
  await act(async () => fireEvent.keyDown(field(), { key: 'Enter' }));
  expect(address()).toBe('/two');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(JSON.parse(localStorage.getItem('recentSearches') ?? '')).toEqual(['Two']);
});

test('Enter opens the results page without an active option', async () => {
  calls();
  const { address } = await show('hi');
  type(' कुबोटा 45 ');
  await act(async () => fireEvent.submit(screen.getByRole('form')));
  expect(decodeURIComponent(address())).toBe('/hi/search?q=कुबोटा 45');
  expect(JSON.parse(localStorage.getItem('recentSearches') ?? '')).toEqual(['कुबोटा 45']);
  expect(field()).not.toHaveFocus();
});

test('Escape closes the list and keeps the text', async () => {
  const made = calls();
  await show();
  type('ku');
  await pause();
  await made[0]?.give(['One']);
  expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(false);
  expect(options()).toEqual([]);
  expect(field()).toHaveValue('ku');
  expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(true);
});

test('an empty field offers recent searches, which can be cleared', async () => {
  calls();
  localStorage.setItem('recentSearches', '["kubota","swaraj"]');
  const { address } = await show();
  act(() => field().focus());
  expect(options()).toEqual(['kubota', 'swaraj']);
  await act(async () => fireEvent.click(screen.getByRole('option', { name: 'swaraj' })));
  expect(address()).toBe('/search?q=swaraj');
  expect(JSON.parse(localStorage.getItem('recentSearches') ?? '')).toEqual(['swaraj', 'kubota']);
  fireEvent.input(field(), { target: { value: '' } });
  act(() => field().focus());
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(options()).toEqual([]);
  expect(localStorage.getItem('recentSearches')).toBeNull();
  expect(field()).toHaveFocus();
});

test('reports an empty result and shows nothing when the server fails', async () => {
  const made = calls();
  await show();
  type('xy');
  await pause();
  await made[0]?.give([]);
  expect(screen.getByText(/No match yet/)).toBeInTheDocument();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  type('xyz');
  await pause();
  expect(options()).toEqual([]);
});

test('closes the list on blur and on a click outside', async () => {
  const made = calls();
  await show();
  type('ku');
  await pause();
  await made[0]?.give(['One']);
  act(() => screen.getByRole('button', { name: 'Search' }).focus());
  expect(options()).toHaveLength(1);
  fireEvent.pointerDown(document.body);
  expect(options()).toEqual([]);
  expect(within(document.body).queryByRole('listbox')).toBeNull();
});

test.each([
  ['while composing', { isComposing: true }],
  ['Safari, which ends the composition before', { keyCode: 229 }],
])("ignores the Enter that confirms an input method's word (%s)", async (_, event) => {
  calls();
  await show();
  type('कु');
  const isDefault = fireEvent.keyDown(field(), { key: 'Enter', ...event });
  // The default action submits the form.
  expect(isDefault).toBe(false);
  expect(fireEvent.keyDown(field(), { key: 'Enter', keyCode: 13 })).toBe(true);
});
