import type { Metric } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { useEffect, useRef } from 'react';
import styles from '../frame/frame.module.css';
import type { ChartLayout } from './draw-chart.ts';

type Props = {
  title: string;
  metrics: readonly Metric[];
  layout?: ChartLayout;
  line?: string;
};

export function Plot({ title, metrics, layout = 'bars', line }: Props) {
  const { t } = useTranslation('desk');
  const isEmpty = metrics.every(({ count }) => count === 0);
  return (
    <figure className={styles.plot}>
      <figcaption>
        <h2>{title}</h2>
      </figcaption>
      {line && <p>{line}</p>}
      {isEmpty ? (
        !line && <p>{t('nothing')}</p>
      ) : (
        <>
          <Chart metrics={metrics} layout={layout} />
          <details>
            <summary>{t('as_table')}</summary>
            <table>
              <caption className={styles.hidden}>{title}</caption>
              <tbody>
                {metrics.map(({ name, count }) => (
                  <tr key={name}>
                    <th scope="row">{name || '–'}</th>
                    <td>{count}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </figure>
  );
}

type ChartProps = { metrics: readonly Metric[]; layout: ChartLayout };

const BAR_PX = 28;
const HEIGHT_PX = 220;

/** Hidden from screen readers, because the table beside it contains the same values. */
function Chart({ metrics, layout }: ChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return undefined;
    let isUnmounted = false;
    let destroyChart = () => {};
    import('./draw-chart.ts').then(
      ({ drawChart }) => {
        if (!isUnmounted) destroyChart = drawChart(element, metrics, layout);
      },
      // If the chart library fails to load, the table remains.
      () => undefined,
    );
    return () => {
      isUnmounted = true;
      destroyChart();
    };
  }, [metrics, layout]);
  const height = layout === 'days' ? HEIGHT_PX : (metrics.length + 1) * BAR_PX;
  return (
    <div className={styles.chart} style={{ height }} aria-hidden="true">
      <canvas ref={canvas} />
    </div>
  );
}
