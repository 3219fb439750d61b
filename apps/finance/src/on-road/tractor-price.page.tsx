import { sharePicture } from '@tractor-haat/api-client';
import { tractorName } from '@tractor-haat/pages';
import { useLoaderData, useTranslation } from '@tractor-haat/platform';
import { Faq, PageFrame } from '../components/page-frame.tsx';
import { type ChoiceField, ChoiceForm } from './choice-form.tsx';
import { EX_SHOWROOM } from './create-price-lines.ts';
import { loadTractorPrice, type TractorPriceData } from './load-tractor-price.ts';
import { PriceComponents } from './price-components.tsx';
import { TractorBill } from './tractor-bill.tsx';
import { usePlaceChoices } from './use-place-choices.ts';

export { loadTractorPrice as loader };

const QUESTION_KEYS = ['what', 'gst', 'tax', 'handling'];

export function Component() {
  const { t } = useTranslation('onroad');
  const data = useLoaderData<TractorPriceData>();
  const { choices, tractor, place, charges } = data;
  const name = tractor ? tractorName(tractor) : null;
  const places = usePlaceChoices(place, ['road-tax']);
  const models: ChoiceField = {
    name: 'tractor',
    label: t('on_road.model'),
    placeholder: t('on_road.choose'),
    options: choices.map(({ slug, brand_slug, brand_name, model }) => ({
      value: slug,
      label: `${brand_name.text} ${model}`,
      keywords: brand_slug.replaceAll('-', ' '),
    })),
    value: tractor?.slug ?? '',
    translate: 'no',
    clears: ['ex-showroom'],
  };
  return (
    <PageFrame
      title={name ? t('on_road.title_of', { name }) : t('on_road.title')}
      {...(tractor ? { picture: sharePicture(tractor.picture) } : {})}
      description={t('on_road.intro')}
      heading={t('on_road.heading')}
      intro={<p>{t('on_road.intro')}</p>}
      breadcrumbs={[{ name: t('on_road.tractors'), to: '/tractors' }]}
      currentPage={t('on_road.heading')}
    >
      <ChoiceForm choices={[models, ...places]} submit={t('on_road.show')}>
        {tractor && name ? (
          <TractorBill
            key={`${tractor.slug} ${place.state}`}
            {...data}
            tractor={tractor}
            name={name}
          />
        ) : null}
      </ChoiceForm>
      {tractor ? null : (
        <PriceComponents
          components={[EX_SHOWROOM, ...charges.map(({ charge }) => charge)].map((id) => ({
            id,
            name: t(`on_road.line.${id}`),
            explanation: t(`on_road.what.${id}`),
          }))}
        />
      )}
      <Faq
        items={QUESTION_KEYS.map((key) => ({
          question: t(`on_road.ask.${key}`),
          answer: t(`on_road.ask.${key}_answer`),
        }))}
      />
    </PageFrame>
  );
}
