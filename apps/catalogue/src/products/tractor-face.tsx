import type { TractorCard as Card, PictureName } from '@tractor-haat/api-client';
import { formatNumber, formatRupees } from '@tractor-haat/i18n';
import { MachinePicture, tractorName, tractorPath } from '@tractor-haat/pages';
import { teaserEmi } from '@tractor-haat/pages/loan';
import { Link, usePage, useTranslation } from '@tractor-haat/platform';
import { MachineCard } from '@tractor-haat/ui';
import type { ReactNode } from 'react';
import { ProductPrice } from './product-price.tsx';

/** Without the alternative text and with the lowest price only, as a card shows it. */
export type ListedTractor = Omit<Card, 'picture' | 'price'> & {
  readonly picture: PictureName;
  readonly price: { readonly min_inr: number } | null;
};

export interface TractorFaceProps {
  readonly tractor: ListedTractor;
  readonly priority?: boolean;
  readonly layout?: 'lie' | 'stand';
  /** Shown below the facts. Undefined on cards that only link to a tractor. */
  readonly actions?: ReactNode;
}

export function TractorFace({
  tractor,
  priority = false,
  layout = 'lie',
  actions,
}: TractorFaceProps) {
  const { t } = useTranslation('lists');
  const { language } = usePage();
  const { price } = tractor;
  const emi = price ? formatRupees(teaserEmi(price.min_inr), language) : null;
  return (
    <MachineCard
      as={Link}
      to={tractorPath(tractor)}
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
      price={<ProductPrice price={price} />}
      notes={emi ? [t('price.varies'), t('price.emi', { amount: emi })] : []}
      actions={actions}
    />
  );
}

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
