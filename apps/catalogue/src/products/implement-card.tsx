import type { ImplementCard as Card } from '@tractor-haat/api-client';
import { formatNumber } from '@tractor-haat/i18n';
import { MachinePicture } from '@tractor-haat/pages';
import { Link, usePage, useTranslation, withMarkupCache } from '@tractor-haat/platform';
import { MachineCard, MaskedPrice, MissingPrice } from '@tractor-haat/ui';
import type { ReactNode } from 'react';
import { GetPriceButton } from './get-price-button.tsx';

interface ImplementCardProps {
  readonly implement: Card;
  /** True for cards above the fold, whose picture must load eagerly. */
  readonly priority?: boolean;
  readonly layout?: 'lie' | 'stand';
  /** Shown on the picture, for example how well the implement fits a tractor. */
  readonly tag?: ReactNode;
  /** Shown instead of the facts, for example the reasons for `tag`. */
  readonly reasons?: readonly string[];
}

/** Contains the brand, because two brands may have models of the same name. */
export const toImplementPath = ({
  brand_slug,
  slug,
  id,
}: Pick<Card, 'brand_slug' | 'slug' | 'id'>) => `/tractor-implements/${brand_slug}/${slug}/${id}`;

export const ImplementCard = withMarkupCache(function ImplementCard(props: ImplementCardProps) {
  const { implement, priority = false, layout = 'lie', tag, reasons } = props;
  const { t } = useTranslation('implements');
  const facts = useImplementFacts(implement);
  const name = `${implement.brand_name.text} ${implement.model}`;
  const isHidden = implement.price === 'hidden';
  return (
    <MachineCard
      as={Link}
      to={toImplementPath(implement)}
      name={name}
      layout={layout}
      picture={<MachinePicture picture={implement.picture} priority={priority} />}
      tag={tag}
      facts={reasons ?? facts}
      price={
        isHidden ? (
          <MaskedPrice label={t('price.hidden')} />
        ) : (
          <MissingPrice>{t('price.coming_soon')}</MissingPrice>
        )
      }
      notes={isHidden ? [t('price.after_code')] : []}
      actions={<GetPrice implement={implement} />}
    />
  );
});

export function useImplementFacts(
  implement: Pick<Card, 'type_name' | 'working_width_mm' | 'required_hp_min' | 'required_hp_max'>,
): string[] {
  const { t } = useTranslation('implements');
  const { language } = usePage();
  const { working_width_mm: width, required_hp_min: min, required_hp_max: max } = implement;
  const facts = [implement.type_name.text];
  if (width !== null) {
    facts.push(t('implement.width', { value: formatNumber(width / 1000, language) }));
  }
  if (min !== null && max !== null && max > min) {
    facts.push(t('implement.needs_range', { min, max }));
  } else if (min !== null) {
    facts.push(t('implement.needs_min', { min }));
  }
  return facts;
}

interface GetPriceProps {
  readonly implement: Card;
  /** `action` is for the page of the implement, `quiet` for cards. */
  readonly variant?: 'quiet' | 'action';
}

export function GetPrice({ implement, variant = 'quiet' }: GetPriceProps) {
  const { id, type_slug: type, brand_slug: brand, model, picture, price } = implement;
  return (
    <GetPriceButton
      product={{ id, type, brand, model, maker: implement.brand_name.text, picture }}
      hasPrice={price === 'hidden'}
      variant={variant}
    />
  );
}
