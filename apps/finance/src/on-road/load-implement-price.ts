import {
  getImplement,
  type ImplementCard,
  lookUpBrands,
  lookUpModels,
  lookUpTypes,
} from '@tractor-haat/api-client';
import { callApi, loadById, type PageRequest, parsePageRequest } from '@tractor-haat/pages';
import type { LoaderFunctionArgs } from '@tractor-haat/platform';
import { loadPlace, type PlaceData, readOption } from './load-place.ts';

interface SlugOption {
  readonly slug: string;
  readonly name: string;
}

/** Contains no price, because only a verified enquiry returns it. */
export interface ImplementPriceData {
  readonly types: readonly SlugOption[];
  readonly brands: readonly SlugOption[];
  readonly models: readonly { readonly id: number; readonly model: string }[];
  readonly type: string;
  readonly brand: string;
  readonly model: string;
  readonly implement: ImplementCard | null;
  readonly place: PlaceData;
}

export async function loadImplementPrice({
  request,
}: LoaderFunctionArgs): Promise<ImplementPriceData> {
  const pageRequest = parsePageRequest(request);
  const { language, options } = pageRequest;
  const [types, place] = await Promise.all([
    callApi(() => lookUpTypes(language, options)),
    loadPlace(pageRequest),
  ]);
  const type = readOption(pageRequest, 'type', types);
  const brands = type
    ? await callApi(() => lookUpBrands({ implement_type: type, language }, options))
    : [];
  const brand = readOption(pageRequest, 'brand', brands);
  const models = brand
    ? await callApi(() =>
        lookUpModels({ implement_type: type, brand_name: brand, language }, options),
      )
    : [];
  const selectedModel = models.find(({ id }) => String(id) === pageRequest.query.get('model'));
  return {
    types,
    brands: brands.map(({ slug, brand_name }) => ({ slug, name: brand_name })),
    models,
    type,
    brand,
    model: selectedModel ? String(selectedModel.id) : '',
    implement: selectedModel ? await findImplement(selectedModel.id, pageRequest) : null,
    place,
  };
}

function findImplement(
  id: number,
  { language, options }: PageRequest,
): Promise<ImplementCard | null> {
  return loadById(String(id), () => getImplement({ id: String(id), language }, options)).then(
    ({ found }) => found,
  );
}
