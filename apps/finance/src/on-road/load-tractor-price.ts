import {
  listRoadCharges,
  listTractorNames,
  type RoadCharge,
  type TractorFacts,
  type TractorName,
} from '@tractor-haat/api-client';
import { callApi, parsePageRequest } from '@tractor-haat/pages';
import type { LoaderFunctionArgs } from '@tractor-haat/platform';
import { EX_SHOWROOM } from './create-price-lines.ts';
import { findTractor, isTractorSlug } from './find-tractor.ts';
import { loadPlace, type PlaceData } from './load-place.ts';

export interface TractorPriceData {
  readonly choices: readonly TractorName[];
  readonly tractor: TractorFacts | null;
  readonly place: PlaceData;
  readonly charges: readonly RoadCharge[];
  readonly typed: Readonly<Record<string, string>>;
}

const MAX_AMOUNT_LENGTH = 20;

export async function loadTractorPrice({ request }: LoaderFunctionArgs): Promise<TractorPriceData> {
  const pageRequest = parsePageRequest(request);
  const { language, options, query } = pageRequest;
  const slug = query.get('tractor') ?? '';
  const [choices, tractor, place] = await Promise.all([
    callApi(() => listTractorNames({ language }, options)),
    isTractorSlug(slug) ? callApi(() => findTractor(slug, pageRequest)) : null,
    loadPlace(pageRequest),
  ]);
  const state = place.state || undefined;
  const charges = await callApi(() => listRoadCharges({ state, language }, options));
  const names = [EX_SHOWROOM, ...charges.map(({ charge }) => charge)];
  const typed = Object.fromEntries(
    names.map((name) => [name, (query.get(name) ?? '').slice(0, MAX_AMOUNT_LENGTH)]),
  );
  return { choices, tractor, place, charges, typed };
}
