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

const SHOWN = 4;

/** Machines for what a page is about; tractors are those with the power that the implements want. */
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
  const selection = machines ? oneOfEachFirst(machines.items).slice(0, SHOWN) : [];
  const hp = bandsFor(selection);
  const tractors = await listTractors({ language, ...(hp.length > 0 ? { hp } : {}) }, options);
  return {
    tractors: tractors.items.slice(0, SHOWN),
    implements: selection,
    tyres: rubber ? rubber.items.slice(0, SHOWN) : [],
  };
}

/** A page about four kinds shows one of each before a second of the commonest. */
function oneOfEachFirst(items: readonly ImplementCard[]): ImplementCard[] {
  const seen = new Set<string>();
  const firsts = items.filter(({ type_slug }) => !seen.has(type_slug) && seen.add(type_slug));
  return [...firsts, ...items.filter((item) => !firsts.includes(item))];
}

/** The bands of engine power in which the implements' least power lies. */
function bandsFor(machines: readonly ImplementCard[]) {
  const needed = machines.flatMap(({ required_hp_min: least }) => least ?? []);
  return HP_BANDS.filter(({ above, upTo }) =>
    needed.some((hp) => hp > above && (upTo === null || hp <= upTo)),
  ).map(({ slug }) => slug);
}
