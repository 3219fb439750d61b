import type { UsedCard as Card } from '@tractor-haat/api-client';
import { formatNumber } from '@tractor-haat/i18n';
import { MachinePicture, usedTractorName, usedTractorPath } from '@tractor-haat/pages';
import { Link, usePage, useTranslation, withMarkupCache } from '@tractor-haat/platform';
import { MachineCard, Price, Tag } from '@tractor-haat/ui';
import { UsedPhoto } from './used-photo.tsx';

export const UsedCard = withMarkupCache(function UsedCard({
  used,
  priority = false,
  layout = 'lie',
}: {
  used: Card;
  priority?: boolean;
  layout?: 'lie' | 'stand';
}) {
  const { t } = useTranslation('used');
  const { language } = usePage();
  return (
    <MachineCard
      as={Link}
      to={usedTractorPath(used)}
      name={usedTractorName(used)}
      layout={layout}
      outdoors={!used.photo}
      picture={
        used.photo ? (
          <UsedPhoto photo={used.photo} alt="" priority={priority} />
        ) : (
          <MachinePicture picture={used.picture} priority={priority} />
        )
      }
      tag={used.demo ? <Tag>{t('lists:demo')}</Tag> : undefined}
      facts={[
        ...(used.hp === null ? [] : [`${formatNumber(used.hp, language)} HP`]),
        ...(used.hours === null ? [] : [t('hours', { value: formatNumber(used.hours, language) })]),
        t('owners', { count: used.owners }),
      ]}
      price={<Price amount={used.price_inr} language={language} />}
      notes={[
        `${used.district}, ${used.state_name.text}`,
        ...(used.negotiable ? [t('negotiable')] : []),
      ]}
    />
  );
});
