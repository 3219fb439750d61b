import type { TractorFacts } from '@tractor-haat/api-client';
import { formatRupees, type Language } from '@tractor-haat/i18n';
import { teaserEmi } from '@tractor-haat/pages/loan';
import type { useTranslation } from '@tractor-haat/platform';
import { createSpecification, type SpecGroup } from '../tractors/create-specification.ts';

export interface ComparedRow {
  readonly name: string;
  readonly values: readonly (string | null)[];
  readonly differs: boolean;
  readonly better: readonly boolean[];
}

export interface ComparedGroup {
  readonly name: string;
  readonly rows: readonly ComparedRow[];
}

type Translate = ReturnType<typeof useTranslation>['t'];

/** Null (not known) differs from every known value. */
export const hasDifferences = (values: readonly (string | null)[]): boolean =>
  new Set(values).size > 1;

/** Omits rows without any value. */
export function createComparedGroups(
  tractors: readonly TractorFacts[],
  t: Translate,
  language: Language,
): ComparedGroup[] {
  const specifications = tractors.map((tractor) => [
    createPriceGroup(tractor, language),
    ...createSpecification(tractor, t, language),
  ]);
  return listGroupNames(specifications).flatMap((name) => {
    const sides = specifications.map((groups) => groups.find((group) => group.name === name));
    const rows = listRowNames(sides).flatMap((row): ComparedRow[] => {
      const values = sides.map(
        (side) => side?.rows.find((specRow) => specRow.name === row)?.value ?? null,
      );
      if (values.every((value) => value === null)) return [];
      return [
        {
          name: row,
          values,
          differs: hasDifferences(values),
          better: findBetterTractors(row, tractors),
        },
      ];
    });
    return rows.length > 0 ? [{ name, rows }] : [];
  });
}

export const filterDifferences = (groups: readonly ComparedGroup[]): ComparedGroup[] =>
  groups
    .map(({ name, rows }) => ({ name, rows: rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0);

function createPriceGroup({ price }: TractorFacts, language: Language): SpecGroup {
  const { min_inr, max_inr } = price ?? { min_inr: null, max_inr: null };
  const rupees = (amount: number) => formatRupees(amount, language);
  const range = max_inr === null || max_inr === min_inr ? '' : ` – ${rupees(max_inr)}`;
  return {
    name: 'price',
    rows: [
      { name: 'price', value: min_inr === null ? null : rupees(min_inr) + range },
      { name: 'emi', value: min_inr === null ? null : rupees(teaserEmi(min_inr)) },
    ],
  };
}

/** Electric tractors have one more group, so the longest specification provides the names. */
function listGroupNames(specifications: readonly (readonly SpecGroup[])[]): string[] {
  const [longest = []] = [...specifications].sort((a, b) => b.length - a.length);
  return longest.map(({ name }) => name);
}

const listRowNames = (sides: readonly (SpecGroup | undefined)[]): string[] => [
  ...new Set(sides.flatMap((side) => side?.rows.map(({ name }) => name) ?? [])),
];

type ValueReader = (tractor: TractorFacts) => number | null;

const readSpec =
  (name: string): ValueReader =>
  ({ specs }) => {
    const value = specs[name];
    return typeof value === 'number' ? value : null;
  };

/**
 * Rows in which one direction is better for every farm. Power, weight and gears depend on the work, so they have no
 * rule.
 */
const BETTER_VALUE_RULES: Readonly<
  Record<string, { readValue: ValueReader; goal: 'less' | 'more' }>
> = {
  price: { readValue: ({ price }) => price?.min_inr ?? null, goal: 'less' },
  emi: { readValue: ({ price }) => price && teaserEmi(price.min_inr), goal: 'less' },
  pto_hp: { readValue: ({ pto_hp }) => pto_hp, goal: 'more' },
  lift_capacity_kg: { readValue: (tractor) => tractor.lift_capacity_kg, goal: 'more' },
  warranty_years: { readValue: readSpec('warranty_years'), goal: 'more' },
  run_hours: { readValue: readSpec('run_hours'), goal: 'more' },
  charge_hours: { readValue: readSpec('charge_hours'), goal: 'less' },
};

/** Marks no value if one is missing or all are equal. */
export function findBestValues(
  values: readonly (number | null)[],
  goal: 'less' | 'more',
): boolean[] {
  const numbers = values.filter((value) => value !== null);
  const best = goal === 'less' ? Math.min(...numbers) : Math.max(...numbers);
  const hasBest = numbers.length === values.length && numbers.some((value) => value !== best);
  return values.map((value) => hasBest && value === best);
}

export function findBetterTractors(row: string, tractors: readonly TractorFacts[]): boolean[] {
  const rule = BETTER_VALUE_RULES[row];
  if (!rule) return tractors.map(() => false);
  return findBestValues(tractors.map(rule.readValue), rule.goal);
}
