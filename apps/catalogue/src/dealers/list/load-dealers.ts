import {
  type DealerKind,
  type DealersPage,
  listDealers,
  listStatesWithDistricts,
  type StateWithDistricts,
} from '@tractor-haat/api-client';
import { callApi, parsePageRequest } from '@tractor-haat/pages';
import { type LoaderFunctionArgs, notFound } from '@tractor-haat/platform';
import type { ListChoice, ListSpec } from '../../list/list-choice.ts';
import { requireChoice } from '../../list/require-choice.ts';
import { DEALER_PATHS } from '../dealer-paths.ts';

export const DEALER_LIST_SPEC: ListSpec = {
  dimensions: ['brand', 'state', 'district'],
  sorts: ['place'],
};

export interface DealerList {
  readonly kind: DealerKind;
  readonly choice: ListChoice;
  readonly result: DealersPage;
  /** States with dealers, or the districts of the selected state. */
  readonly placeLinks: readonly { slug: string; name: string; dealers: number }[];
}

export async function loadDealers({ request }: LoaderFunctionArgs): Promise<DealerList> {
  const pageRequest = parsePageRequest(request);
  const { language, options } = pageRequest;
  const [kind] = Object.entries(DEALER_PATHS).find(([, path]) => path === pageRequest.path) ?? [];
  if (!isKind(kind)) throw notFound();
  const choice = requireChoice(pageRequest, DEALER_LIST_SPEC);
  const query = { ...choice.filters, kind, page: choice.page, language };
  return callApi(async () => {
    const [result, states] = await Promise.all([
      listDealers(query, options),
      // Without the states the list renders, but has no links to places.
      listStatesWithDistricts(language, options, kind).catch(() => []),
    ]);
    return { kind, choice, result, placeLinks: toPlaceLinks(states, choice.filters.state?.[0]) };
  });
}

const isKind = (name: string | undefined): name is DealerKind =>
  name !== undefined && Object.hasOwn(DEALER_PATHS, name);

function toPlaceLinks(states: readonly StateWithDistricts[], selectedState: string | undefined) {
  const districts = states.find(({ slug }) => slug === selectedState)?.districts;
  const links = districts
    ? districts.map(({ slug, district, dealers }) => ({ slug, name: district, dealers }))
    : states.map(({ slug, state, dealers }) => ({ slug, name: state, dealers }));
  return links.filter(({ dealers }) => dealers > 0);
}
