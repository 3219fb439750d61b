import { findAxeViolations } from './support/axe.ts';
import { expect, selectCases, test, visit } from './test.ts';

/** URLs of calculators with the results that they show without JavaScript. */
const PAGES = [
  {
    path: '/tractor-emi-calculator?every=harvest&price=600000&down=100000&months=36&from=2027-01-10',
    field: 'Interest a year (%)',
    value: '12',
    button: 'Show instalments',
    // 5,00,000 × 12 × 125 / 36,500 = 20,547.95
    result: '20,548',
  },
  {
    path: '/cost-per-acre?price=600000&down=100000&hp=40&litres=4&diesel=90&repair=60',
    field: 'Hired tractor (₹ per acre per year)',
    value: '7000',
    button: 'Show cost',
    result: '44.8 acres',
  },
  {
    path: '/implement-finder?lift=1600&soil=medium',
    field: 'PTO power (HP)',
    value: '45',
    button: 'Show implements',
    result: '45 HP at the PTO.',
  },
] as const;

for (const { path, field, value, button, result } of selectCases(PAGES, 2)) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(() => {
      test.use({ javaScriptEnabled });
      test(`${path.split('?')[0]} calculates typed values ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
        page,
      }) => {
        await (javaScriptEnabled ? visit(page, path) : page.goto(path));
        const main = page.getByRole('main');
        await main.getByLabel(field, { exact: true }).fill(value);
        await main.getByRole('button', { name: button, exact: true }).click();
        await expect(main.getByText(result).first()).toBeVisible();
        await expect(main.getByLabel(field, { exact: true })).toHaveValue(value);
        // The form contains the parameters of the URL.
        for (const [name, expected] of new URL(path, 'http://site.test').searchParams)
          expect(new URL(page.url()).searchParams.get(name)).toBe(expected);
        if (javaScriptEnabled) expect(await findAxeViolations(page)).toEqual([]);
      });
    });
  }
}
