import { formatNumber } from '@tractor-haat/i18n';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { calculateCostPerAcre, type TractorCost } from './calculate-tractor-cost.ts';
import styles from './cost-per-acre.module.css';

const CHART_WIDTH = 320;
const CHART_HEIGHT = 180;
const MARGIN_LEFT = 44;
const MARGIN_BOTTOM = 22;
const MARGIN_TOP = 8;
const CURVE_POINTS = 60;

interface CostCurveProps {
  readonly cost: TractorCost;
  readonly hire: number | null;
  readonly breakEvenAcres: number | null;
  readonly acres: number;
}

/** Hidden from screen readers, because the table has the same figures. */
export function CostCurve({ cost, hire, breakEvenAcres, acres }: CostCurveProps) {
  const { t } = useTranslation('acre');
  const { language } = usePage();
  const maxAcres = Math.min(Math.max((breakEvenAcres ?? 0) * 2, acres * 2, 20), 400);
  const acresPerPoint = maxAcres / CURVE_POINTS;
  // Near zero acres the cost per acre grows without limit, so the chart cuts off high values.
  const top = Math.max(calculateCostPerAcre(cost, maxAcres / 5), (hire ?? 0) * 1.5);
  const x = (value: number) => MARGIN_LEFT + (value / maxAcres) * (CHART_WIDTH - MARGIN_LEFT - 4);
  const y = (rupees: number) =>
    MARGIN_TOP + (1 - Math.min(rupees, top) / top) * (CHART_HEIGHT - MARGIN_BOTTOM - MARGIN_TOP);
  const points = Array.from({ length: CURVE_POINTS }, (_, index) => acresPerPoint * (index + 1))
    .filter((value) => calculateCostPerAcre(cost, value) <= top)
    .map((value) => `${x(value).toFixed(1)},${y(calculateCostPerAcre(cost, value)).toFixed(1)}`);
  const ticks = [0.25, 0.5, 0.75, 1];
  const formatRounded = (value: number) => formatNumber(Math.round(value), language);
  return (
    <figure className={styles.chart}>
      <figcaption>
        <h2>{t('curve.title')}</h2>
        <p className={styles.legend} aria-hidden="true">
          <span>{t('curve.own')}</span>
          {hire === null ? null : <span className={styles.hire}>{t('curve.hire')}</span>}
        </p>
      </figcaption>
      <svg viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`} aria-hidden="true">
        {ticks.map((share) => (
          <g key={share}>
            <line
              x1={MARGIN_LEFT}
              x2={CHART_WIDTH}
              y1={y(top * share)}
              y2={y(top * share)}
              data-part="grid"
            />
            <text x={MARGIN_LEFT - 4} y={y(top * share) + 4} data-at="end">
              {formatRounded(Math.round((top * share) / 100) * 100)}
            </text>
            <text
              x={x(maxAcres * share)}
              y={CHART_HEIGHT - 6}
              data-at={share === 1 ? 'end' : 'middle'}
            >
              {formatRounded(maxAcres * share)}
            </text>
          </g>
        ))}
        {hire === null ? null : (
          <line x1={MARGIN_LEFT} x2={CHART_WIDTH} y1={y(hire)} y2={y(hire)} data-part="hire" />
        )}
        <polyline points={points.join(' ')} data-part="own" />
        {breakEvenAcres === null || hire === null || breakEvenAcres > maxAcres ? null : (
          <circle cx={x(breakEvenAcres)} cy={y(hire)} r="5" data-part="even" />
        )}
      </svg>
      <p className={styles.axis}>{t('curve.axes')}</p>
    </figure>
  );
}
