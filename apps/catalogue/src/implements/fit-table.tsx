import { formatNumber } from '@tractor-haat/i18n';
import { Link, usePage, useTranslation } from '@tractor-haat/platform';
import { Accordion, AccordionItem, Table, Tag } from '@tractor-haat/ui';
import { type Fit, type PullingTractor, TRACTION_SHARE } from './calculate-fits.ts';
import styles from './finder.module.css';

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

interface FitArithmeticProps {
  readonly tractor: PullingTractor;
  readonly largest: readonly Fit[];
  /** Null if not entered. */
  readonly acres: number | null;
}

export function FitArithmetic({ tractor, largest, acres }: FitArithmeticProps) {
  const { t } = useTranslation('fit');
  const { language } = usePage();
  const format = (value: number, decimals = 1) =>
    formatNumber(Math.round(value * 10 ** decimals) / 10 ** decimals, language);
  const power = format(tractor.ptoHp);
  const formatDays = (acres: number, days: number) =>
    t('how.days', {
      count: Math.round(days * 10) / 10,
      days: format(days),
      land: t('how.land', { count: acres, acres: format(acres) }),
    });
  const formatLines = (fit: Fit) => {
    const { kind, size, draftKn } = fit;
    const { demand, speedKmh, depthCm, efficiency } = kind;
    const shared = {
      speed: format(speedKmh),
      width: format(fit.widthM, 2),
      power: format(fit.ptoHpNeeded),
    };
    return [
      'draft' in demand && draftKn !== null
        ? t('how.draft', {
            f: format(demand.soil[tractor.soil], 2),
            a: format(demand.draft[0]),
            b: format(demand.draft[1]),
            c: format(demand.draft[2]),
            wide: demand.by === 'metre' ? `${shared.width} m` : format(size),
            depth: format(depthCm),
            draft: format(draftKn, 2),
            ...shared,
          })
        : t('how.driven', { feet: format(size), each: format(fit.ptoHpNeeded / size), ...shared }),
      ...(draftKn === null
        ? []
        : [
            t('how.power', {
              draft: format(draftKn, 2),
              r: format(TRACTION_SHARE[tractor.drive], 2),
              ...shared,
            }),
          ]),
      t('how.share', { share: format(fit.powerShare * 100, 0), hand: power, ...shared }),
      ...(tractor.lift === null || fit.liftShare === null
        ? []
        : [
            t('how.lift', {
              weight: format(fit.weightKg, 0),
              lift: format(tractor.lift, 0),
              share: format(fit.liftShare * 100, 0),
            }),
          ]),
      t('how.acres', { e: format(efficiency, 2), acres: format(fit.acresADay), ...shared }),
      ...(acres === null ? [] : [formatDays(acres, acres / fit.acresADay)]),
    ];
  };
  return (
    <section className={styles.section}>
      <h2>{t('how.title')}</h2>
      <Accordion>
        {largest.map((fit, index) => (
          <AccordionItem
            key={fit.kind.type}
            title={`${t(`kind.${fit.kind.type}`)}, ${t(`size.${fit.kind.type}`, { count: fit.size })}`}
            headingLevel={3}
            open={index === 0}
          >
            <ul className={styles.lines}>
              {formatLines(fit).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </AccordionItem>
        ))}
      </Accordion>
      <p className={styles.note}>{t('how.source')}</p>
    </section>
  );
}
