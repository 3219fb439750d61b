import { formatNumber } from '@tractor-haat/i18n';
import { usePage, useTranslation } from '@tractor-haat/platform';
import styles from './cost-per-acre.module.css';
import { ownPerAcre, type TractorCost } from './cost-per-acre.ts';

const WIDTH = 320;
const HEIGHT = 180;
/** Space for the axis labels, in SVG units. */
const LEFT = 44;
const FOOT = 22;
const TOP = 8;
const POINTS = 60;

interface CostCurveProps {
  readonly cost: TractorCost;
  readonly hire: number | null;
  readonly even: number | null;
  readonly acres: number;
}

/** Cost per acre against acres: curve of the own tractor and line of the hire rate. The table has the same figures. */
export function CostCurve({ cost, hire, even, acres }: CostCurveProps) {
  const { t } = useTranslation('acre');
  const { language } = usePage();
  const most = Math.min(Math.max((even ?? 0) * 2, acres * 2, 20), 400);
  const from = most / POINTS;
  // The curve goes to infinity near zero acres, so the chart cuts off values far above both
  // results.
  const top = Math.max(ownPerAcre(cost, most / 5), (hire ?? 0) * 1.5);
  const x = (value: number) => LEFT + (value / most) * (WIDTH - LEFT - 4);
  const y = (rupees: number) => TOP + (1 - Math.min(rupees, top) / top) * (HEIGHT - FOOT - TOP);
  const points = Array.from({ length: POINTS }, (_, place) => from * (place + 1))
    .filter((value) => ownPerAcre(cost, value) <= top)
    .map((value) => `${x(value).toFixed(1)},${y(ownPerAcre(cost, value)).toFixed(1)}`);
  const ticks = [0.25, 0.5, 0.75, 1];
  const short = (value: number) => formatNumber(Math.round(value), language);
  return (
    <figure className={styles.chart}>
      <figcaption>
        <h2>{t('curve.title')}</h2>
        <p className={styles.legend} aria-hidden="true">
          <span>{t('curve.own')}</span>
          {hire === null ? null : <span className={styles.hire}>{t('curve.hire')}</span>}
        </p>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {ticks.map((share) => (
          <g key={share}>
            <line x1={LEFT} x2={WIDTH} y1={y(top * share)} y2={y(top * share)} data-part="grid" />
            <text x={LEFT - 4} y={y(top * share) + 4} data-at="end">
              {short(Math.round((top * share) / 100) * 100)}
            </text>
            <text x={x(most * share)} y={HEIGHT - 6} data-at={share === 1 ? 'end' : 'middle'}>
              {short(most * share)}
            </text>
          </g>
        ))}
        {hire === null ? null : (
          <line x1={LEFT} x2={WIDTH} y1={y(hire)} y2={y(hire)} data-part="hire" />
        )}
        <polyline points={points.join(' ')} data-part="own" />
        {even === null || hire === null || even > most ? null : (
          <circle cx={x(even)} cy={y(hire)} r="5" data-part="even" />
        )}
      </svg>
      <p className={styles.axis}>{t('curve.axes')}</p>
    </figure>
  );
}
