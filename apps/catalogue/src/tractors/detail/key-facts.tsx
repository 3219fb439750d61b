import type { TractorDetail } from '@tractor-haat/api-client';
import { formatNumber } from '@tractor-haat/i18n';
import { usePage, useTranslation } from '@tractor-haat/platform';
import styles from '../../components/detail.module.css';

export function KeyFacts({ tractor }: { tractor: TractorDetail }) {
  const { t } = useTranslation('specs');
  const { language } = usePage();
  const format = (value: number | null) => (value === null ? '–' : formatNumber(value, language));
  const { gears_forward: forward, gears_reverse: reverse } = tractor;
  const facts = [
    ['hp', `${format(tractor.hp)} HP`],
    ['engine_cc', tractor.engine_cc === null ? '–' : `${format(tractor.engine_cc)} cc`],
    ['gears', forward === null ? '–' : t('unit.gears', { forward, reverse: reverse ?? '–' })],
    [
      'lift_capacity_kg',
      tractor.lift_capacity_kg === null
        ? '–'
        : t('unit.kg', { value: format(tractor.lift_capacity_kg) }),
    ],
    ['pto_hp', tractor.pto_hp === null ? '–' : `${format(tractor.pto_hp)} HP`],
    ['drive', t(`lists:value.drive.${tractor.drive}`)],
  ];
  return (
    <dl className={styles.keys}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.key}>
          <dt>{t(`spec.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
