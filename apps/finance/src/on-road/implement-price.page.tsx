import { useLoaderData, useTranslation } from '@tractor-haat/platform';
import { Faq } from '../components/faq.tsx';
import { PageFrame } from '../components/page-frame.tsx';
import { type ChoiceField, ChoiceForm } from './choice-form.tsx';
import { ImplementPriceRequest } from './implement-price-request.tsx';
import { type ImplementPriceData, loadImplementPrice } from './load-implement-price.ts';
import { PriceComponents } from './price-components.tsx';
import { usePlaceChoices } from './use-place-choices.ts';

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
