import type { TyreCard as Card } from '@tractor-haat/api-client';
import { MachinePicture } from '@tractor-haat/pages';
import { Link, useTranslation } from '@tractor-haat/platform';
import { MachineCard } from '@tractor-haat/ui';
import { ProductPrice } from './product-price.tsx';

export const toTyrePath = ({ brand_slug, slug, id }: Pick<Card, 'brand_slug' | 'slug' | 'id'>) =>
  `/tyre/${brand_slug}/${slug}/${id}`;

export const formatTyreName = ({
  brand_name,
  model,
  size,
}: Pick<Card, 'brand_name' | 'model' | 'size'>) => `${brand_name.text} ${model} ${size}`;

export function TyreCard({
  tyre,
  priority = false,
  layout = 'lie',
}: {
  tyre: Card;
  priority?: boolean;
  layout?: 'lie' | 'stand';
}) {
  const { t } = useTranslation('tyres');
  return (
    <MachineCard
      as={Link}
      to={toTyrePath(tyre)}
      name={formatTyreName(tyre)}
      layout={layout}
      picture={<MachinePicture picture={tyre.picture} priority={priority} />}
      facts={[
        t(`lists:value.position.${tyre.position}`),
        ...(tyre.ply_rating === null ? [] : [t('ply', { value: tyre.ply_rating })]),
        ...(tyre.construction === null ? [] : [t(`tyre.${tyre.construction}`)]),
      ]}
      price={<ProductPrice price={tyre.price} />}
      notes={tyre.price ? [t('tyre.one_tyre')] : []}
    />
  );
}
