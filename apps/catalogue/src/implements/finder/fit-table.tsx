import { formatNumber } from '@tractor-haat/i18n';
import { Link, usePage, useTranslation } from '@tractor-haat/platform';
import { Table, Tag } from '@tractor-haat/ui';
import type { Fit } from './calculate-fits.ts';

/** More decimals would exceed the precision of field measurements. */
const roundToTenths = (value: number) => Math.round(value * 10) / 10;

export function FitTable({ fits }: { fits: readonly Fit[] }) {
  const { t } = useTranslation('fit');
  const { language } = usePage();
  const format = (value: number) => formatNumber(roundToTenths(value), language);
  return (
    <Table
      caption={t('table.caption')}
      corner={t('table.implement')}
      columns={[
        { id: 'size', name: t('table.size') },
        { id: 'depth', name: t('table.depth'), align: 'end' },
        { id: 'speed', name: t('table.speed'), align: 'end' },
        { id: 'draft', name: t('table.draft'), align: 'end' },
        { id: 'power', name: t('table.power'), align: 'end' },
        { id: 'acres', name: t('table.acres'), align: 'end' },
        { id: 'mark', name: t('table.mark') },
      ]}
      rows={fits.map((fit) => ({
        id: `${fit.kind.type} ${fit.size}`,
        name: (
          <Link to={`/tractor-implements-in-india/${fit.kind.type}`}>
            {t(`kind.${fit.kind.type}`)}
          </Link>
        ),
        cells: {
          size: t(`size.${fit.kind.type}`, { count: fit.size }),
          depth: `${fit.kind.depthCm} cm`,
          speed: `${format(fit.kind.speedKmh)} km/h`,
          draft: fit.draftKn === null ? '–' : format(fit.draftKn),
          power: format(fit.ptoHpNeeded),
          acres: format(fit.acresADay),
          mark: <Tag variant={TAG_VARIANTS[fit.mark]}>{t(`mark.${fit.mark}`)}</Tag>,
        },
      }))}
    />
  );
}

const TAG_VARIANTS = { fits: 'chosen', tight: 'note', heavy: 'plain' } as const;
