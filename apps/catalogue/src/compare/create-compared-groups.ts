import type { TractorFacts } from '@tractor-haat/api-client';
import { formatRupees, type Language } from '@tractor-haat/i18n';
import { teaserEmi } from '@tractor-haat/pages/loan';
import type { useTranslation } from '@tractor-haat/platform';
import { createSpecification, type SpecGroup } from '../tractors/detail/create-specification.ts';
import { findBetterTractors } from './find-better-tractors.ts';

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
