import type { Metric } from '@tractor-haat/api-client';
import { BarController, BarElement, CategoryScale, Chart, LinearScale } from 'chart.js';

/** `days` draws vertical bars on a time axis, `bars` horizontal bars with names. */
export type ChartLayout = 'days' | 'bars';

// Tooltips are a tenth of the library and not registered, because the table contains the exact values.
Chart.register(BarController, BarElement, CategoryScale, LinearScale);

const MAX_NAME_LENGTH = 22;

const shortenName = (name: string) =>
  name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH - 1)}…` : name;

/** `2026-11-23` becomes `11-23`. */
const toMonthDay = (day: string) => day.slice(5);

/** Returns a function that destroys the chart. */
export function drawChart(
  canvas: HTMLCanvasElement,
  metrics: readonly Metric[],
  layout: ChartLayout,
): () => void {
  const style = getComputedStyle(canvas);
  const ink = style.color;
  const bar = style.getPropertyValue('--chart-bar').trim() || ink;
  const grid = { color: style.getPropertyValue('--c-line').trim() || ink };
  const counts = { beginAtZero: true, ticks: { precision: 0, color: ink }, grid };
  const names = { ticks: { color: ink, autoSkip: layout === 'days' }, grid: { display: false } };
  const chart = new Chart(canvas, {
    type: 'bar',
    data: {
      labels: metrics.map(({ name }) =>
        layout === 'days' ? toMonthDay(name) : shortenName(name || '–'),
      ),
      datasets: [
        {
          data: metrics.map(({ count }) => count),
          backgroundColor: bar,
          maxBarThickness: 24,
          borderRadius: 3,
        },
      ],
    },
    options: {
      indexAxis: layout === 'days' ? 'x' : 'y',
      animation: false,
      maintainAspectRatio: false,
      font: { family: style.fontFamily },
      events: [],
      scales: layout === 'days' ? { x: names, y: counts } : { y: names, x: counts },
    },
  });
  return () => chart.destroy();
}
