import type { DealerSpot } from '@tractor-haat/api-client';
import styles from './dealer-map.module.css';
import { CELL_HEIGHT, CELL_WIDTH, INDIA_DOTS, MAP_NORTH, MAP_WEST } from './india-dots.ts';

const MAP_WIDTH = Math.max(...INDIA_DOTS.map((line) => line.length));
const MAP_HEIGHT = INDIA_DOTS.length;

/** Adjacent dots are one dashed line, which needs a tenth of the bytes of circles. */
const DOTS_PATH = INDIA_DOTS.flatMap((line, row) =>
  [...line.matchAll(/#+/g)].map(
    ({ index, 0: run }) => `M${index + 0.5} ${row + 0.5}h${run.length - 0.9}`,
  ),
).join('');

export function DealerMap({ spots, label }: { spots: readonly DealerSpot[]; label: string }) {
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
      role="img"
      aria-label={label}
    >
      <path className={styles.land} d={DOTS_PATH} />
      {spots.map(({ latitude, longitude, count }) => (
        <circle
          key={`${latitude} ${longitude}`}
          className={styles.spot}
          cx={round((longitude - MAP_WEST) / CELL_WIDTH)}
          cy={round((MAP_NORTH - latitude) / CELL_HEIGHT)}
          r={round(0.5 + Math.sqrt(count) * 0.22)}
        />
      ))}
    </svg>
  );
}

const round = (value: number) => Math.round(value * 100) / 100;
