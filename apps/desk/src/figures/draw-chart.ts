import type { Figure } from '@tractor-haat/api-client';
import { BarController, BarElement, CategoryScale, Chart, LinearScale } from 'chart.js';

/** How a plot is drawn: days along a line of time, anything else as bars that lie, with their names beside them. */
export type Look = 'days' | 'bars';

// What a plot says exactly stands in its table: no tooltips, which weigh a tenth of the library.
Chart.register(BarController, BarElement, CategoryScale, LinearScale);

const LONGEST_NAME = 22;

const short = (name: string) =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;

/** Draws a plot in the colours of the page; gives what takes it away. */
export function drawChart(
  canvas: HTMLCanvasElement,
  figures: readonly Figure[],
  look: Look,
): () => void {
  const style = getComputedStyle(canvas);
  const ink = style.color;
  const bar = style.getPropertyValue('--chart-bar').trim() || ink;
  const grid = { color: style.getPropertyValue('--c-line').trim() || ink };
  const counts = { beginAtZero: true, ticks: { precision: 0, color: ink }, grid };
  const names = { ticks: { color: ink, autoSkip: look === 'days' }, grid: { display: false } };
  const chart = new Chart(canvas, {
    type: 'bar',
    data: {
      labels: figures.map(({ name }) => (look === 'days' ? name.slice(5) : short(name || '–'))),
      datasets: [
        {
          data: figures.map(({ count }) => count),
          backgroundColor: bar,
          maxBarThickness: 24,
          borderRadius: 3,
        },
      ],
    },
    options: {
      indexAxis: look === 'days' ? 'x' : 'y',
      animation: false,
      maintainAspectRatio: false,
      font: { family: style.fontFamily },
      events: [],
      scales: look === 'days' ? { x: names, y: counts } : { y: names, x: counts },
    },
  });
  return () => chart.destroy();
}
