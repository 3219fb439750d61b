import type { TractorCard as Card } from '@tractor-haat/api-client';
import { formatNumber, formatRupees } from '@tractor-haat/i18n';
import { Link, usePage, usePopupButton, useTranslation } from '@tractor-haat/platform';
import { Button, MachineCard } from '@tractor-haat/ui';
import { CompareTick, keptTractor } from '../compare/compare-tick.tsx';
import { teaserEmi } from '../parts/emi.ts';
import { MachinePicture } from '../parts/machine-picture.tsx';
import { PublicPriceOf } from '../parts/public-price.tsx';

export const tractorAddress = ({ slug, id }: { slug: string; id: number }) =>
  `/tractor/${slug}/${id}`;

/** Brand and model, as a heading says them. */
export const tractorName = ({ brand_name, model }: Pick<Card, 'brand_name' | 'model'>) =>
  `${brand_name.text} ${model}`;

/** One tractor: picture, name, four facts, price, what it costs a month. */
export function TractorCard({
  tractor,
  priority = false,
  layout = 'lie',
}: {
  tractor: Card;
  priority?: boolean;
  layout?: 'lie' | 'stand';
}) {
  const { t } = useTranslation('lists');
  const { language } = usePage();
  const { price } = tractor;
  const emi = price ? formatRupees(teaserEmi(price.min_inr), language) : null;
  return (
    <MachineCard
      as={Link}
      to={tractorAddress(tractor)}
      name={tractorName(tractor)}
      layout={layout}
      picture={
        <MachinePicture
          picture={tractor.picture}
          priority={priority}
          {...(layout === 'stand' ? { sizes: '(min-width: 800px) 282px, 70vw' } : {})}
        />
      }
      facts={useTractorFacts(tractor)}
      price={<PublicPriceOf price={price} />}
      notes={emi ? [t('price.varies'), t('price.emi', { amount: emi })] : []}
      actions={
        <>
          <GetPrice tractor={tractor} />
          <CompareTick product={keptTractor(tractor)} />
        </>
      }
    />
  );
}

/** Power, cylinders, drive and lift; what is not known is left out. */
export function useTractorFacts(
  tractor: Pick<Card, 'hp' | 'cylinders' | 'drive' | 'fuel' | 'lift_capacity_kg'>,
): string[] {
  const { t } = useTranslation('lists');
  const { language } = usePage();
  const { hp, cylinders, drive, fuel, lift_capacity_kg } = tractor;
  return [
    ...(hp === null ? [] : [t('fact.hp', { value: formatNumber(hp, language) })]),
    ...(cylinders === null ? [] : [t('fact.cylinders', { count: cylinders })]),
    t(`value.drive.${drive}`),
    ...(fuel === 'diesel' ? [] : [t(`value.fuel.${fuel}`)]),
    ...(lift_capacity_kg === null
      ? []
      : [t('fact.kg', { value: formatNumber(lift_capacity_kg, language) })]),
  ];
}

function GetPrice({ tractor }: { tractor: Card }) {
  const { t } = useTranslation('lists');
  const name = tractorName(tractor);
  const { state, button } = usePopupButton('enquiry/form-popup', {
    form: 'tractor-on-road',
    productId: tractor.id,
    productName: name,
    prefill: { brand: tractor.brand_slug, model: tractor.slug },
  });
  const words = tractor.price ? 'price.on_road' : 'price.tell_me';
  return (
    <Button
      {...button}
      variant="quiet"
      size="small"
      busy={state === 'busy'}
      aria-label={`${t(words)}: ${name}`}
    >
      {state === 'failed' ? t('unavailable') : t(words)}
    </Button>
  );
}
