import type { Metric } from '@tractor-haat/api-client';
import { BarController, BarElement, CategoryScale, Chart, LinearScale } from 'chart.js';

/** `days` draws vertical bars on a time axis, `bars` horizontal bars with names. */
export type Look = 'days' | 'bars';

// No tooltips: they are a tenth of the library, and the table has the exact figures.
Chart.register(BarController, BarElement, CategoryScale, LinearScale);

const LONGEST_NAME = 22;

const short = (name: string) =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;

/** Draws a chart in the page's colours; returns a function that destroys it. */
export function drawChart(
  canvas: HTMLCanvasElement,
  figures: readonly Metric[],
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
