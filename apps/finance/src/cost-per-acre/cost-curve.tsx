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
const LABEL_GAP = 4;
const MIN_CHART_ACRES = 20;
const MAX_CHART_ACRES = 400;
/** Positions of the labels, as shares of the axis. */
const TICK_SHARES = [0.25, 0.5, 0.75, 1];

interface CostCurveProps {
  readonly cost: TractorCost;
  readonly hire: number | null;
  readonly breakEvenAcres: number | null;
  readonly acres: number;
}

/** Hidden from screen readers, because the table contains the same values. */
export function CostCurve({ cost, hire, breakEvenAcres, acres }: CostCurveProps) {
  const { t } = useTranslation('acre');
  const { language } = usePage();
  const maxAcres = Math.min(
    Math.max((breakEvenAcres ?? 0) * 2, acres * 2, MIN_CHART_ACRES),
    MAX_CHART_ACRES,
  );
  const acresPerPoint = maxAcres / CURVE_POINTS;
  // Near zero acres the cost per acre grows without limit, so the chart cuts off high values.
  const maxCost = Math.max(calculateCostPerAcre(cost, maxAcres / 5), (hire ?? 0) * 1.5);
  const toX = (value: number) =>
    MARGIN_LEFT + (value / maxAcres) * (CHART_WIDTH - MARGIN_LEFT - LABEL_GAP);
  const toY = (rupees: number) =>
    MARGIN_TOP +
    (1 - Math.min(rupees, maxCost) / maxCost) * (CHART_HEIGHT - MARGIN_BOTTOM - MARGIN_TOP);
  const points = Array.from({ length: CURVE_POINTS }, (_, index) => acresPerPoint * (index + 1))
    .filter((value) => calculateCostPerAcre(cost, value) <= maxCost)
    .map(
      (value) => `${toX(value).toFixed(1)},${toY(calculateCostPerAcre(cost, value)).toFixed(1)}`,
    );
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
        {TICK_SHARES.map((share) => (
          <g key={share}>
            <line
              x1={MARGIN_LEFT}
              x2={CHART_WIDTH}
              y1={toY(maxCost * share)}
              y2={toY(maxCost * share)}
              data-part="grid"
            />
            <text x={MARGIN_LEFT - LABEL_GAP} y={toY(maxCost * share) + LABEL_GAP} data-at="end">
              {formatRounded(Math.round((maxCost * share) / 100) * 100)}
            </text>
            <text
              x={toX(maxAcres * share)}
              y={CHART_HEIGHT - 6}
              data-at={share === 1 ? 'end' : 'middle'}
            >
              {formatRounded(maxAcres * share)}
            </text>
          </g>
        ))}
        {hire === null ? null : (
          <line x1={MARGIN_LEFT} x2={CHART_WIDTH} y1={toY(hire)} y2={toY(hire)} data-part="hire" />
        )}
        <polyline points={points.join(' ')} data-part="own" />
        {breakEvenAcres === null || hire === null || breakEvenAcres > maxAcres ? null : (
          <circle cx={toX(breakEvenAcres)} cy={toY(hire)} r="5" data-part="even" />
        )}
      </svg>
      <p className={styles.axis}>{t('curve.axes')}</p>
    </figure>
  );
}
