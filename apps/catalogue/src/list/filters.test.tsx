import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type RemoteDefinition, useNavigate } from '@tractor-haat/platform';
import { testSite } from '@tractor-haat/platform/testing';
import { installDialogElement } from '@tractor-haat/ui/testing';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import remote from '../remote.tsx';
import { mockTractorListApi } from '../tractors/testing/tractor-list.ts';

beforeAll(installDialogElement);
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'matchMedia');
});

/** Lists render slowly when many tests run in parallel. */
const SLOW = { timeout: 5000 };

/** Simulates the browser's Back button. */
function BackButton() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Back
    </button>
  );
}

const listWithBack: RemoteDefinition = {
  ...remote,
  routes: remote.routes
    .filter(({ path }) => path === '/tractors')
    .map((route) => ({
      ...route,
      lazy: async () => {
        const { Component, ...page } = await route.lazy();
        const WithBack = () => (
          <>
            <BackButton />
            <Component />
          </>
        );
        return { ...page, Component: WithBack };
      },
    })),
};

async function visit(address: string, perPage?: number) {
  mockTractorListApi(undefined, perPage);
  const site = await testSite(listWithBack, { address });
  await act(async () => render(site.ui));
  await screen.findByText('Tractors in India', {}, SLOW);
  return {
    user: userEvent.setup({ pointerEventsCheck: 0 }),
    query: () => new URLSearchParams(site.address().split('?')[1]),
  };
}

/** Simulates a viewport that is too narrow for filters beside the list. */
function installNarrowScreen() {
  const listenerMethods = {
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  Object.assign(window, { matchMedia: () => ({ matches: false, ...listenerMethods }) });
}

const getCheckbox = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
const findTotal = (text: string) => screen.findByText(text, { selector: 'h2' }, SLOW);
const readChips = () =>
  screen.queryAllByRole('link', { name: /^Remove filter/ }).map((chip) => chip.textContent);

test('shows the number of tractors beside each filter value', async () => {
  await visit('/tractors');
  expect(getCheckbox('Swaraj')).toHaveAccessibleName(/^Swaraj\s*3$/);
  expect(getCheckbox('4WD')).toHaveAccessibleName(/^4WD\s*1$/);
  expect(screen.queryByText(/chosen$/)).toBeNull();
});

test('filters the list and adds a chip for each checked box', async () => {
  const { user, query } = await visit('/tractors');
  await findTotal('12 tractors');
  await user.click(getCheckbox('Swaraj'));
  await findTotal('3 tractors');
  await user.click(getCheckbox('Mahindra'));
  await findTotal('4 tractors');
  expect(query().getAll('brand').sort()).toEqual(['mahindra', 'swaraj']);
  expect(readChips().sort()).toEqual(['Mahindra', 'Swaraj']);
  expect(screen.getByText('2 chosen')).toBeInTheDocument();
  await user.click(getCheckbox('Swaraj'));
  await findTotal('1 tractor');
  expect(query().getAll('brand')).toEqual(['mahindra']);
});

test('keeps the focus on the changed checkbox', async () => {
  const { user } = await visit('/tractors');
  getCheckbox('Swaraj').focus();
  await user.keyboard(' ');
  await findTotal('3 tractors');
  expect(getCheckbox('Swaraj')).toHaveFocus();
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Name');
  await screen.findByDisplayValue('Name', {}, SLOW);
  await user.click(getCheckbox('Mahindra'));
  await findTotal('4 tractors');
  expect(getCheckbox('Mahindra')).toHaveFocus();
});

test('applies a checkbox that was checked before hydration', async () => {
  mockTractorListApi();
  const serverSite = await testSite(remote, { address: '/tractors' });
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(serverSite.ui);
  (getCheckbox('Swaraj') as HTMLInputElement).checked = true;
  const site = await testSite(remote, { address: '/tractors' });
  const root = await act(async () => hydrateRoot(container, site.ui));
  await findTotal('3 tractors');
  expect(site.address()).toContain('brand=swaraj');
  await act(async () => root.unmount());
  container.remove();
});

test('returns to the first page in the same order when a filter is added', async () => {
  const { user, query } = await visit('/tractors?sort=price&page=2', 5);
  await user.click(getCheckbox('Swaraj'));
  await findTotal('3 tractors');
  expect(query().has('page')).toBe(false);
  expect(query().get('sort')).toBe('price');
});

test('removes one filter by its chip and all by "Clear all", and keeps the order', async () => {
  const { user, query } = await visit('/tractors?brand=mahindra&brand=swaraj&drive=2wd&sort=price');
  expect(readChips()).toEqual(['Mahindra', 'Swaraj', '2WD']);
  await user.click(screen.getByRole('link', { name: 'Remove filter Swaraj' }));
  await findTotal('1 tractor');
  expect(getCheckbox('Swaraj')).not.toBeChecked();
  expect(getCheckbox('Mahindra')).toBeChecked();
  expect(getCheckbox('2WD')).toBeChecked();
  await user.click(screen.getByRole('link', { name: 'Clear all' }));
  await findTotal('12 tractors');
  expect(query().toString()).toBe('sort=price');
  for (const name of ['Mahindra', 'Swaraj', '2WD']) expect(getCheckbox(name)).not.toBeChecked();
  expect(screen.queryByRole('link', { name: 'Clear all' })).toBeNull();
});

test('restores checkboxes, chips and order after Back', async () => {
  const { user, query } = await visit('/tractors');
  await user.click(getCheckbox('Swaraj'));
  await findTotal('3 tractors');
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Name');
  await waitFor(() => expect(query().get('sort')).toBe('name'), SLOW);
  await user.click(getCheckbox('Mahindra'));
  await findTotal('4 tractors');
  const back = () => user.click(screen.getByRole('button', { name: 'Back' }));
  await back();
  await findTotal('3 tractors');
  expect(getCheckbox('Mahindra')).not.toBeChecked();
  expect(getCheckbox('Swaraj')).toBeChecked();
  expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Name');
  await back();
  expect(await screen.findByDisplayValue('Popular first', {}, SLOW)).toBe(
    screen.getByLabelText('Sort by'),
  );
  await back();
  await findTotal('12 tractors');
  expect(getCheckbox('Swaraj')).not.toBeChecked();
  expect(readChips()).toEqual([]);
});

test.each([
  ['collapses', '/tractors', false],
  ['expands', '/tractors?brand=vst', true],
])('%s the brands after the eighth at %s', async (_, address, isOpen) => {
  await visit(address);
  const collapsedBrands = screen.getByText('2 more').closest('details') as HTMLDetailsElement;
  expect(within(collapsedBrands).getAllByRole('checkbox')).toContain(getCheckbox('Vst'));
  expect(collapsedBrands.open).toBe(isOpen);
});

test('offers a link that removes the last filter if nothing matches', async () => {
  const { user, query } = await visit('/tractors?brand=swaraj&drive=4wd');
  const empty = screen.getByText('Nothing matches these filters').parentElement as HTMLElement;
  expect(screen.queryByRole('article')).toBeNull();
  await user.click(within(empty).getByRole('link', { name: 'Remove filter 4WD' }));
  await findTotal('3 tractors');
  expect(query().toString()).toBe('brand=swaraj');
});

test('opens the filters on a phone as a sheet with the number of results', async () => {
  installNarrowScreen();
  const { user, query } = await visit('/tractors?brand=mahindra&sort=price');
  await user.click(screen.getByText('Filters'));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }, SLOW));
  expect(sheet.getByRole('checkbox', { name: /^Mahindra/ })).toBeChecked();
  await user.click(sheet.getByRole('checkbox', { name: /^Swaraj/ }));
  await user.click(await sheet.findByText('Show 4', {}, SLOW));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(getCheckbox('Swaraj')).toBeChecked();
  expect(query().getAll('brand').sort()).toEqual(['mahindra', 'swaraj']);
  expect(query().get('sort')).toBe('price');
});

test('moves the focus from a removed chip to the next one, and from the last one to the heading', async () => {
  const { user } = await visit('/tractors?brand=mahindra&brand=swaraj&drive=2wd');
  const remove = async (name: string) => {
    screen.getByRole('link', { name: `Remove filter ${name}` }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(readChips()).not.toContain(name), SLOW);
  };
  await remove('Swaraj');
  expect(screen.getByRole('link', { name: 'Remove filter 2WD' })).toHaveFocus();
  await remove('2WD');
  expect(document.getElementById('count')).toHaveFocus();
  screen.getByRole('link', { name: 'Clear all' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(readChips()).toEqual([]), SLOW);
  expect(document.getElementById('count')).toHaveFocus();
});

test('moves the focus to the heading when the Next link disappears', async () => {
  const { user, query } = await visit('/tractors?page=5', 2);
  const next = screen.getByRole('link', { name: /^Next/ });
  next.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(query().get('page')).toBe('6'), SLOW);
  await waitFor(() => expect(next).not.toBeInTheDocument(), SLOW);
  expect(document.getElementById('count')).toHaveFocus();
});
