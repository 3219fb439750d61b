import {
  HP_BANDS,
  type ImplementCard,
  listImplements,
  listTractors,
  listTyres,
  type TractorCard,
  type TyreCard,
} from '@tractor-haat/api-client';
import type { WidgetLoaderArgs } from '@tractor-haat/platform';
import type { RelatedMachinesProps } from '../contract.ts';

export interface RelatedMachines {
  readonly tractors: readonly TractorCard[];
  readonly implements: readonly ImplementCard[];
  readonly tyres: readonly TyreCard[];
}

const MAX_ITEMS = 4;

/** Machines related to the page's topic; the tractors have the power that the implements require. */
export async function loadRelated({
  props,
  language,
  signal,
}: WidgetLoaderArgs<RelatedMachinesProps>): Promise<RelatedMachines> {
  const { implementTypes = [], tyres = false } = props;
  const options = { signal };
  const [machines, rubber] = await Promise.all([
    implementTypes.length > 0
      ? listImplements({ type: [...implementTypes], language }, options)
      : null,
    tyres ? listTyres({ language }, options) : null,
  ]);
  const selection = machines ? putEachTypeFirst(machines.items).slice(0, MAX_ITEMS) : [];
  const hp = findPowerBands(selection);
  const tractors = await listTractors({ language, ...(hp.length > 0 ? { hp } : {}) }, options);
  return {
    tractors: tractors.items.slice(0, MAX_ITEMS),
    implements: selection,
    tyres: rubber ? rubber.items.slice(0, MAX_ITEMS) : [],
  };
}

/** Puts one item of each type first, so that a page about four types does not show only the most common one. */
function putEachTypeFirst(items: readonly ImplementCard[]): ImplementCard[] {
  const listedTypes = new Set<string>();
  const firsts = items.filter(
    ({ type_slug }) => !listedTypes.has(type_slug) && listedTypes.add(type_slug),
  );
  return [...firsts, ...items.filter((item) => !firsts.includes(item))];
}

function findPowerBands(machines: readonly ImplementCard[]) {
  const needed = machines.flatMap(({ required_hp_min: minHp }) => minHp ?? []);
  return HP_BANDS.filter(({ above, upTo }) =>
    needed.some((hp) => hp > above && (upTo === null || hp <= upTo)),
  ).map(({ slug }) => slug);
}
