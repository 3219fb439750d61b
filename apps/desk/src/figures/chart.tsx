import type { Metric } from '@tractor-haat/api-client';
import { useEffect, useRef } from 'react';
import styles from '../frame/frame.module.css';
import type { Look } from './draw-chart.ts';

type Props = { figures: readonly Metric[]; look: Look };

const BAR_PX = 28;
const HEIGHT_PX = 220;

/** Bar chart. Hidden from screen readers: the table beside it has the same figures. */
export function Chart({ figures, look }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const at = canvas.current;
    if (at === null) return undefined;
    let isGone = false;
    let end = () => {};
    import('./draw-chart.ts').then(
      ({ drawChart }) => {
        if (!isGone) end = drawChart(at, figures, look);
      },
      // Without the chart library the table remains.
      () => undefined,
    );
    return () => {
      isGone = true;
      end();
    };
  }, [figures, look]);
  const height = look === 'days' ? HEIGHT_PX : (figures.length + 1) * BAR_PX;
  return (
    <div className={styles.chart} style={{ height }} aria-hidden="true">
      <canvas ref={canvas} />
    </div>
  );
}
