import type { Metric } from '@tractor-haat/api-client';
import { useEffect, useRef } from 'react';
import styles from '../frame/frame.module.css';
import type { ChartLayout } from './draw-chart.ts';

type Props = { metrics: readonly Metric[]; layout: ChartLayout };

const BAR_PX = 28;
const HEIGHT_PX = 220;

/** Hidden from screen readers, because the table beside it contains the same values. */
export function Chart({ metrics, layout }: Props) {
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
