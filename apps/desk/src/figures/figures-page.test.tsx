import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPerson, visitDesk } from '../testing/visit-desk.tsx';

jest.mock('./draw-chart.ts', () => ({ drawChart: () => () => undefined }));

afterEach(() => jest.restoreAllMocks());

const figures = {
  leads: {
    ...{ day: [], form: [], brand: [], model: [], language: [] },
    district: [{ name: '', count: 2 }],
    status: [
      { name: 'won', count: 3 },
      { name: 'lost', count: 1 },
    ],
  },
  forms: { sent: 4, verified: 3 },
  codes: { made: 0, sent: 0, used: 0 },
  first_call_minutes: null,
  first_call: [],
  failures: [],
  misses: [],
  pages: [],
};

const visit = (response: unknown, query = '') =>
  visitDesk(`/desk/figures${query}`, {
    'GET session': createPerson('sales'),
    'GET figures': response,
  });

/** Opens the table of a chart, and returns its rows as name and count. */
async function openTable(user: ReturnType<typeof userEvent.setup>, title: string) {
  const heading = await screen.findByRole('heading', { name: title });
  const plot = within(heading.closest('figure') as HTMLElement);
  await user.click(plot.getByText('As a table'));
  return within(plot.getByRole('table', { name: title }))
    .getAllByRole('row')
    .map((row) => [
      within(row).getByRole('rowheader').textContent,
      within(row).getByRole('cell').textContent,
    ]);
}

test('shows status names in the tables, and a dash for leads without a district', async () => {
  const user = userEvent.setup();
  await visit(figures);
  expect(await openTable(user, 'Enquiries by status')).toEqual([
    ['Won', '3'],
    ['Lost', '1'],
  ]);
  expect(await openTable(user, 'Enquiries by district')).toEqual([['–', '2']]);
  expect(await openTable(user, 'From form to verified number')).toEqual([
    ['Forms sent', '4'],
    ['Numbers verified', '3'],
  ]);
  expect(screen.getByText('No lead called yet.')).toBeVisible();
});

test('replaces an unknown period by 30 days, and writes the selected period into the URL', async () => {
  const user = userEvent.setup();
  const { readPaths, address } = await visit(figures, '?days=12');
  expect(await screen.findByLabelText('Time')).toHaveDisplayValue('30 days');
  expect(readPaths.at(-1)).toBe('figures?days=30');
  await user.selectOptions(screen.getByLabelText('Time'), '90 days');
  await waitFor(() => expect(readPaths.at(-1)).toBe('figures?days=90'));
  expect(address()).toBe('/desk/figures?days=90');
});
