import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testSite } from '@tractor-haat/platform/testing';
import { installDialogElement } from '@tractor-haat/ui/testing';
import remote from '../remote.tsx';
import { createTractor, mockComparisonApi } from './testing/comparison.ts';

beforeAll(installDialogElement);
afterEach(() => jest.restoreAllMocks());

async function visit(address: string) {
  mockComparisonApi([
    createTractor('ace-1', 1),
    createTractor('eicher-2', 2),
    createTractor('hav-3', 3),
  ]);
  const site = await testSite(remote, { address });
  await act(async () => render(site.ui));
  await screen.findByRole('heading', { level: 1, name: 'Compare tractors' });
  const user = userEvent.setup();
  return {
    ...site,
    user,
    open: (number: number) => user.click(getField(number)),
    choose: (name: string) => user.click(screen.getByRole('option', { name })),
    compare: () => user.click(screen.getByRole('button', { name: 'Compare' })),
  };
}

const getField = (number: number) =>
  screen.getByRole('combobox', { name: new RegExp(`^Tractor ${number}`) });
const readOptions = () => screen.getAllByRole('option').map((option) => option.textContent);

test('opens the comparison of two selected tractors', async () => {
  const { open, choose, compare, address } = await visit('/compare-tractors');
  await open(1);
  await choose('Maker 2');
  await open(2);
  await choose('Maker 1');
  await compare();
  await screen.findByRole('table');
  expect(address()).toBe('/compare-tractors/ace-1-vs-eicher-2');
});

test('omits a tractor selected in one field from the others', async () => {
  const { open, choose } = await visit('/compare-tractors');
  await open(1);
  await choose('Maker 2');
  await open(2);
  expect(readOptions()).toEqual(['Maker 1', 'Maker 3']);
});

test("excludes the tractors' names from the browser's translation, but not the empty option", async () => {
  const { open } = await visit('/compare-tractors?tractor=ace-1&tractor=eicher-2&change=1');
  await open(3);
  const isTranslated = (option: HTMLElement) =>
    option.closest('[translate]')?.getAttribute('translate') !== 'no';
  expect(screen.getAllByRole('option').map(isTranslated)).toEqual([true, false]);
});

test('offers an empty option in the third field but not in the first', async () => {
  const threeTractors = 'tractor=ace-1&tractor=eicher-2&tractor=hav-3&change=1';
  const { open, choose, compare, address } = await visit(`/compare-tractors?${threeTractors}`);
  await open(1);
  expect(readOptions()).toEqual(['Maker 1']);
  await choose('Maker 1');
  await open(3);
  const [emptyOption = ''] = readOptions();
  expect(readOptions()).toEqual([emptyOption, 'Maker 3']);
  await choose(emptyOption ?? '');
  await compare();
  await screen.findByRole('table');
  expect(address()).toBe('/compare-tractors/ace-1-vs-eicher-2');
});

test('prefills the first field with the only remaining tractor, without an error', async () => {
  await visit('/compare-tractors?tractor=hav-3&change=1');
  expect(getField(1)).toHaveTextContent('Maker 3');
  expect(getField(2)).not.toHaveTextContent('Maker');
  expect(screen.queryByText('Choose at least two tractors.')).toBeNull();
});
