import { type ImplementCard as Card, pictureAddress } from '@tractor-haat/api-client';
import { formatNumber } from '@tractor-haat/i18n';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { MachineCard, MaskedPrice, MissingPrice, Picture } from '@tractor-haat/ui';
import { GetPrice } from './get-price.tsx';

export interface ImplementCardProps {
  readonly implement: Card;
  /** In the first view: its picture is loaded at once. */
  readonly priority: boolean;
}

const WIDTHS = [200, 400, 600] as const;

/** One implement: picture, name, what it needs of the tractor, price behind the code. */
export function ImplementCard({ implement, priority }: ImplementCardProps) {
  const { t } = useTranslation('implements');
  const facts = useFacts(implement);
  const name = `${implement.brand_name.text} ${implement.model}`;
  const hidden = implement.price === 'hidden';
  return (
    <MachineCard
      name={name}
      layout="lie"
      picture={
        <Picture
          source={(width, format) =>
            pictureAddress(implement.picture, WIDTHS.find((one) => one >= width) ?? 600, format)
          }
          widths={WIDTHS}
          sizes="(min-width: 800px) 288px, 128px"
          width={400}
          height={300}
          alt=""
          priority={priority}
        />
      }
      facts={facts}
      price={
        hidden ? (
          <MaskedPrice label={t('price.hidden')} />
        ) : (
          <MissingPrice>{t('price.coming_soon')}</MissingPrice>
        )
      }
      notes={hidden ? [t('price.after_code')] : []}
      actions={<GetPrice implement={implement} name={name} />}
    />
  );
}

/** Type, width in metres and power in HP; what is not known is left out. */
function useFacts(implement: Card): string[] {
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
