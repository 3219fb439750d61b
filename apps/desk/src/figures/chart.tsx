import type { Metric } from '@tractor-haat/api-client';
import { useEffect, useRef } from 'react';
import styles from '../frame/frame.module.css';
import type { ChartLayout } from './draw-chart.ts';

type Props = { metrics: readonly Metric[]; layout: ChartLayout };

const BAR_PX = 28;
const HEIGHT_PX = 220;

/** Bar chart. Hidden from screen readers: the table beside it has the same figures. */
export function Chart({ metrics, layout }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const at = canvas.current;
    if (at === null) return undefined;
    let isUnmounted = false;
    let end = () => {};
    import('./draw-chart.ts').then(
      ({ drawChart }) => {
        if (!isUnmounted) end = drawChart(at, metrics, layout);
      },
      // Without the chart library the table remains.
      () => undefined,
    );
    return () => {
      isUnmounted = true;
      end();
    };
  }, [metrics, layout]);
  const height = layout === 'days' ? HEIGHT_PX : (metrics.length + 1) * BAR_PX;
  return (
    <div className={styles.chart} style={{ height }} aria-hidden="true">
      <canvas ref={canvas} />
    </div>
  );
}
