import { api, type ImplementCard, lookUpBrands, lookUpModels } from '@tractor-haat/api-client';
import {
  callApi,
  loadById,
  MachinePicture,
  type PageRequest,
  parsePageRequest,
} from '@tractor-haat/pages';
import {
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
  useTranslation,
} from '@tractor-haat/platform';
import { Box, MaskedPrice, MissingPrice } from '@tractor-haat/ui';
import { Enquire } from '../components/enquire.tsx';
import { Faq, PageFrame } from '../components/page-frame.tsx';
import { type ChoiceField, ChoiceForm } from './choice-form.tsx';
import { loadPlace, type PlaceData, readOption } from './load-place.ts';
import styles from './on-road.module.css';
import { PriceComponents } from './price-components.tsx';
import { toPlacePrefill, usePlaceChoices } from './use-place-choices.ts';

export { loadImplementPrice as loader };

const COMPONENT_KEYS = ['machine', 'gst', 'shaft', 'transport', 'registration', 'subsidy'];
const QUESTION_KEYS = ['hidden', 'registration', 'subsidy'];

export function Component() {
  const { t } = useTranslation('onroad');
  const data = useLoaderData<ImplementPriceData>();
  const { types, brands, models, type, brand, model, implement, place } = data;
  const places = usePlaceChoices(place);
  const toOptions = (list: readonly { slug: string; name: string }[]) =>
    list.map(({ slug, name }) => ({
      value: slug,
      label: name,
      keywords: slug.replaceAll('-', ' '),
    }));
  const machine: ChoiceField[] = [
    {
      name: 'type',
      label: t('implement_price.type'),
      placeholder: t('implement_price.choose_type'),
      options: toOptions(types),
      value: type,
      clears: ['brand', 'model'],
    },
    {
      name: 'brand',
      label: t('implement_price.brand'),
      placeholder: t(type ? 'implement_price.choose_brand' : 'implement_price.type_first'),
      options: toOptions(brands),
      value: brand,
      translate: 'no',
      clears: ['model'],
    },
    {
      name: 'model',
      label: t('implement_price.model'),
      placeholder: t(brand ? 'implement_price.choose_model' : 'implement_price.brand_first'),
      options: models.map((option) => ({ value: String(option.id), label: option.model })),
      value: model,
      translate: 'no',
    },
  ];
  return (
    <PageFrame
      title={t('implement_price.title')}
      description={t('implement_price.intro')}
      heading={t('implement_price.heading')}
      intro={<p>{t('implement_price.intro')}</p>}
      breadcrumbs={[{ name: t('implement_price.implements'), to: '/tractor-implements-in-india' }]}
      currentPage={t('implement_price.heading')}
    >
      <ChoiceForm choices={[...machine, ...places]} submit={t('on_road.show')} />
      {implement ? <ImplementPriceRequest implement={implement} place={place} /> : null}
      <PriceComponents
        components={COMPONENT_KEYS.map((id) => ({
          id,
          name: t(`implement_price.part.${id}`),
          explanation: t(`implement_price.what.${id}`),
        }))}
      />
      <Faq
        items={QUESTION_KEYS.map((key) => ({
          question: t(`implement_price.ask.${key}`),
          answer: t(`implement_price.ask.${key}_answer`),
        }))}
      />
    </PageFrame>
  );
}

interface SlugOption {
  readonly slug: string;
  readonly name: string;
}

/** Contains no price, because only a verified enquiry returns it. */
interface ImplementPriceData {
  readonly types: readonly SlugOption[];
  readonly brands: readonly SlugOption[];
  readonly models: readonly { readonly id: number; readonly model: string }[];
  readonly type: string;
  readonly brand: string;
  readonly model: string;
  readonly implement: ImplementCard | null;
  readonly place: PlaceData;
}

async function loadImplementPrice({ request }: LoaderFunctionArgs): Promise<ImplementPriceData> {
  const pageRequest = parsePageRequest(request);
  const { language, options } = pageRequest;
  const [types, place] = await Promise.all([
    callApi(() => api.get('/api/all_implements_type', { query: { language }, ...options })),
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
  return loadById(String(id), () =>
    api.get('/api/v1/implements/:id', {
      params: { id: String(id) },
      query: { language },
      ...options,
    }),
  ).then(({ found }) => found);
}

function ImplementPriceRequest({
  implement,
  place,
}: {
  implement: ImplementCard;
  place: PlaceData;
}) {
  const { t } = useTranslation('onroad');
  const { id, slug, type_slug: type, brand_slug: brand, brand_name, model, picture } = implement;
  const name = `${brand_name.text} ${model}`;
  const isHidden = implement.price === 'hidden';
  return (
    <Box labelledBy="implement-asked" className={styles.asked}>
      <div className={styles.photo}>
        <MachinePicture picture={picture} sizes="(min-width: 800px) 288px, 90vw" />
      </div>
      <div>
        <h2 id="implement-asked">{name}</h2>
        {isHidden ? (
          <>
            <MaskedPrice label={t('implement_price.masked')} size="big" />
            <p className={styles.note}>{t('implement_price.after_code')}</p>
          </>
        ) : (
          <MissingPrice>{t('price.coming_soon')}</MissingPrice>
        )}
        <Enquire
          form="implement-on-road"
          productId={id}
          productName={name}
          prefill={{ type, brand, model, ...toPlacePrefill(place) }}
          label={t(isHidden ? 'price.get' : 'price.tell_me')}
        />
        <p className={styles.more}>
          <Link to={`/tractor-implements/${brand}/${slug}/${id}`}>
            {t('on_road.see_more', { name })}
          </Link>
        </p>
      </div>
    </Box>
  );
}
