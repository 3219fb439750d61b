import { act, screen, within } from '@testing-library/react';
import { createPerson, visitDesk } from '../testing/visit-desk.tsx';
import { fillMissingDays } from './figures.page.tsx';

const drawChart = jest.fn(
  (..._: unknown[]) =>
    () =>
      undefined,
);
// jsdom has no canvas; e2e/desk.spec.ts tests real charts.
jest.mock('./draw-chart.ts', () => ({ drawChart: (...args: unknown[]) => drawChart(...args) }));

afterEach(() => jest.restoreAllMocks());

test('adds days without events, and starts a day at midnight in India', () => {
  const now = Date.parse('2026-11-23T20:00:00Z');
  expect(fillMissingDays([{ name: '2026-11-23', count: 4 }], 3, now)).toEqual([
    { name: '2026-11-22', count: 0 },
    { name: '2026-11-23', count: 4 },
    { name: '2026-11-24', count: 0 },
  ]);
});

test('shows a table with labels for each chart, and a message for an empty one', async () => {
  const formMetrics = [{ name: 'implement-price', count: 3 }];
  await visitDesk('/desk/figures?days=7', {
    'GET session': createPerson('sales'),
    'GET figures': {
      leads: {
        day: [],
        form: formMetrics,
        brand: [],
        model: [],
        district: [],
        language: [{ name: 'hi', count: 3 }],
        status: [],
      },
      forms: { sent: 4, verified: 3 },
      codes: { made: 4, sent: 4, used: 3 },
      first_call_minutes: 12,
      first_call: [{ name: '15_minutes', count: 2 }],
      failures: [],
      misses: [{ name: 'zzyzx', count: 2 }],
      pages: [{ name: '/videos', count: 1 }],
    },
  });
  await act(async () => undefined);
  const plots = await screen.findAllByRole('figure');
  const tables = plots.flatMap((plot) => within(plot).queryAllByRole('table', { hidden: true }));
  expect(tables).toHaveLength(drawChart.mock.calls.length);
  expect(tables.map((table) => table.textContent)).toContain('Enquiries by formImplement price3');
  expect(plots.at(-1)).toHaveTextContent('Nothing here.');
  expect(screen.getByText('Half of the leads were called within 12 minutes.')).toBeVisible();
});
