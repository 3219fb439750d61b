import {
  api,
  HP_BANDS,
  type ImplementCard,
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

/** The tractors have the power that the implements require. */
export async function loadRelated({
  props,
  language,
  signal,
}: WidgetLoaderArgs<RelatedMachinesProps>): Promise<RelatedMachines> {
  const { implementTypes = [], tyres = false } = props;
  const options = { signal };
  const [implementList, tyreList] = await Promise.all([
    implementTypes.length > 0
      ? api.get('/api/v1/implements', {
          query: { type: [...implementTypes], language },
          ...options,
        })
      : null,
    tyres ? api.get('/api/v1/tyres', { query: { language }, ...options }) : null,
  ]);
  const selection = implementList ? putEachTypeFirst(implementList.items).slice(0, MAX_ITEMS) : [];
  const hp = findPowerBands(selection);
  const tractors = await api.get('/api/v1/tractors', {
    query: { language, ...(hp.length > 0 ? { hp } : {}) },
    ...options,
  });
  return {
    tractors: tractors.items.slice(0, MAX_ITEMS),
    implements: selection,
    tyres: tyreList ? tyreList.items.slice(0, MAX_ITEMS) : [],
  };
}

/** Without this order, a page about four types of implement could show only the most common type. */
function putEachTypeFirst(items: readonly ImplementCard[]): ImplementCard[] {
  const listedTypes = new Set<string>();
  const firstOfEachType = items.filter(
    ({ type_slug }) => !listedTypes.has(type_slug) && listedTypes.add(type_slug),
  );
  return [...firstOfEachType, ...items.filter((item) => !firstOfEachType.includes(item))];
}

function findPowerBands(machines: readonly ImplementCard[]) {
  const requiredHp = machines.flatMap(({ required_hp_min: minHp }) => minHp ?? []);
  return HP_BANDS.filter(({ above, upTo }) =>
    requiredHp.some((hp) => hp > above && (upTo === null || hp <= upTo)),
  ).map(({ slug }) => slug);
}
