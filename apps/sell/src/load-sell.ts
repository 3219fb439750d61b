import {
  type DistrictChoice,
  type FairPrice,
  type FormDraft,
  getFairPrice,
  listDistricts,
  listStates,
  listTractorNames,
  type StateChoice,
  toIntegerDigits,
} from '@tractor-haat/api-client';
import { loadFormDraft } from '@tractor-haat/forms';
import { callApi, parsePageRequest } from '@tractor-haat/pages';
import type { LoaderFunctionArgs } from '@tractor-haat/platform';
import { groupModelsByBrand, type ModelsOfBrand } from './form/group-models-by-brand.ts';
import { YEAR_PATTERN } from './price/draft-fair-price.tsx';
import type { PriceQuery } from './price/fair-price-box.tsx';

export interface SellPage {
  readonly choices: readonly ModelsOfBrand[];
  readonly states: readonly StateChoice[];
  readonly districts: readonly DistrictChoice[];
  readonly draft: FormDraft | null;
  readonly machine: PriceQuery;
  readonly price: FairPrice | null;
}

export async function loadSell({ request }: LoaderFunctionArgs): Promise<SellPage> {
  const { language, query, options } = parsePageRequest(request);
  const machine = {
    tractor: query.get('tractor') ?? '',
    year: toIntegerDigits(query.get('year') ?? ''),
  };
  const [draft, price] = await Promise.all([
    loadFormDraft(request),
    isRequested(machine)
      ? getFairPrice(
          { tractor: Number(machine.tractor), year: Number(machine.year), language },
          options,
        ).catch(() => null)
      : null,
  ]);
  const state = draft?.values.state;
  const [names, states, districts] = await callApi(() =>
    Promise.all([
      listTractorNames({ language, include: 'discontinued' }, options),
      listStates(language, options),
      state ? listDistricts({ state, language }, options).catch(() => []) : [],
    ]),
  );
  return {
    choices: groupModelsByBrand(names),
    states,
    districts,
    draft,
    machine: price ? machine : EMPTY_QUERY,
    price,
  };
}

const EMPTY_QUERY: PriceQuery = { tractor: '', year: '' };

const ID_PATTERN = /^[1-9]\d{0,8}$/;

const isRequested = ({ tractor, year }: PriceQuery) =>
  ID_PATTERN.test(tractor) && YEAR_PATTERN.test(year);
