import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testSite } from '@tractor-haat/platform/testing';
import remote from '../remote.tsx';
import { mockTractorListApi } from '../tractors/testing/tractor-list.ts';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

/** Lists render slowly when many tests run in parallel. */
const SLOW = { timeout: 5000 };

async function visit(perPage?: number) {
  mockTractorListApi(undefined, perPage);
  const { ui } = await testSite(remote, { address: '/tractors' });
  await act(async () => render(ui));
  await screen.findByRole('heading', { level: 1 }, SLOW);
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  return { user, tick: (name: string) => user.click(getCheckbox(name)) };
}

const getCheckbox = (name: string) => screen.getByLabelText(`Compare ${name}`);
const findTray = async () =>
  within(await screen.findByRole('region', { name: 'Comparison' }, SLOW));

test('links two selected cards to their comparison, and removes the link when one is deselected', async () => {
  const { tick } = await visit();
  expect(screen.queryByRole('region', { name: 'Comparison' })).toBeNull();
  await tick('Swaraj 2');
  await tick('Eicher 5');
  expect((await findTray()).getByRole('link', { name: 'Compare' })).toHaveAttribute(
    'href',
    '/compare-tractors/eicher-5-vs-swaraj-2',
  );
  await tick('Swaraj 2');
  expect((await findTray()).getByText('1 chosen: tick one more to compare')).toBeVisible();
  expect((await findTray()).queryByRole('link', { name: 'Compare' })).toBeNull();
});

test('keeps the selection on other pages of the list until it is cleared', async () => {
  const { user, tick } = await visit(2);
  await tick('Swaraj 1');
  await user.click(screen.getByRole('link', { name: /^Next/ }));
  await screen.findByText('Swaraj 3', { selector: 'h3 a' }, SLOW);
  await tick('Swaraj 3');
  expect((await findTray()).getByText('2 to compare')).toBeVisible();
  await user.click((await findTray()).getByRole('button', { name: 'Clear comparison' }));
  expect(screen.queryByRole('region', { name: 'Comparison' })).toBeNull();
  expect(getCheckbox('Swaraj 3')).not.toBeChecked();
  await user.click(screen.getByRole('link', { name: /^Previous/ }));
  await screen.findByText('Swaraj 1', { selector: 'h3 a' }, SLOW);
  expect(getCheckbox('Swaraj 1')).not.toBeChecked();
});

test('disables a fifth tractor until one of four is removed', async () => {
  const { tick } = await visit();
  const names = ['Swaraj 1', 'Swaraj 2', 'Swaraj 3', 'Mahindra 4'];
  for (const name of names) await tick(name);
  expect((await findTray()).getByText('4 to compare')).toBeVisible();
  expect(getCheckbox('Eicher 5')).toBeDisabled();
  await tick('Mahindra 4');
  await tick('Eicher 5');
  expect(getCheckbox('Eicher 5')).toBeChecked();
  expect((await findTray()).getByRole('link', { name: 'Compare' })).toHaveAttribute(
    'href',
    '/compare-tractors/eicher-5-vs-swaraj-1-vs-swaraj-2-vs-swaraj-3',
  );
});
