import { markup, repeat } from '../markup.ts';
import { selectPaint } from '../paint.ts';
import { drawBanknotes, drawCoin } from '../parts/draw-coin.ts';
import { drawCountryside } from '../parts/draw-countryside.ts';
import { moveToGround } from '../parts/move-to-ground.ts';
import type { SvgDefs } from '../svg-defs.ts';
import { drawTractorSide } from '../tractor/draw-tractor-side.ts';
import type { Clip } from './clip.ts';
import { computeDuration, createCueTimes, easeStep, fadeIn, fadeStep } from './create-cue-times.ts';
import { drawNumber, drawPlaque, drawVerdict } from './draw-number.ts';

const LOAN_INR = 500_000;
const MONTHLY_RATE = 0.1 / 12;
const LOAN_MONTHS = 60;
const INSTALMENT_INR = 10_624;
const INTEREST_COLOUR = '#c8562f';
const REPAID_COLOUR = '#1f7a56';

/**
 * Fraction of each month's instalment that is interest. It falls, because interest is due on the remaining loan only.
 */
const INTEREST_SHARES: readonly number[] = (() => {
  let owed = LOAN_INR;
  return Array.from({ length: LOAN_MONTHS }, () => {
    const interest = owed * MONTHLY_RATE;
    owed -= INSTALMENT_INR - interest;
    return interest / INSTALMENT_INR;
  });
})();

const drawTable = (defs: SvgDefs): string =>
  `<path d="M0 0H1280V720H0Z" fill="${defs.addLinearGradient('down', [0, '#f8f1dd'], [1, '#e8dcb9'])}"/><path d="M0 610H1280V720H0Z" fill="#9a6b3f"/><path d="M0 610H1280V624H0Z" fill="#7a5330"/>`;

/** One column per instalment, divided into interest and repayment. */
function drawMonths(defs: SvgDefs, t: number): string {
  const grown = easeStep(t, 1, 0, 0.8) * LOAN_MONTHS;
  const split = easeStep(t, 2, 0.05, 0.6);
  const columns = repeat(LOAN_MONTHS, (i) => {
    const up = Math.max(0, Math.min(1, grown - i)) * 260;
    if (up <= 0) return '';
    const interest = up * (INTEREST_SHARES[i] ?? 0) * split;
    const x = 70 + i * 19;
    return markup`<rect x="${x}" y="${600 - up}" width="15" height="${up}" rx="3" fill="${REPAID_COLOUR}"/><rect x="${x}" y="${600 - up}" width="15" height="${interest}" rx="3" fill="${INTEREST_COLOUR}"/>`;
  });
  const swept = easeStep(t, 2, 0.2, 0.95);
  const highlight =
    split > 0
      ? markup`<rect x="${62 + swept * 1058}" y="326" width="96" height="286" rx="10" fill="none" stroke="#ffb81c" stroke-width="9"/>`
      : '';
  return (
    drawTable(defs) +
    columns +
    fadeIn(fadeStep(t, 2), () => highlight) +
    drawPlaque('₹ 10,624', 640, 170, 84, fadeStep(t, 1) * easeStep(t, 1, 0.2, 0.4)) +
    (grown > 1 ? drawNumber('60 ×', 640, 290, 36, '#ffd56b') : '')
  );
}

/** A column of the loan with the total interest on top. */
function drawTotalPaid(defs: SvgDefs, t: number): string {
  const up = easeStep(t, 3, 0, 0.35) * 340;
  const more = easeStep(t, 3, 0.4, 0.7) * 94;
  return (
    drawTable(defs) +
    markup`<rect x="300" y="${606 - up}" width="220" height="${up}" rx="8" fill="${REPAID_COLOUR}"/><rect x="300" y="${606 - up - more}" width="220" height="${more}" rx="8" fill="${INTEREST_COLOUR}"/>` +
    drawPlaque('₹ 5,00,000', 780, 470, 52, easeStep(t, 3, 0.15, 0.3)) +
    drawPlaque('+ ₹ 1,37,400', 800, 220, 52, easeStep(t, 3, 0.55, 0.7)) +
    drawPlaque('₹ 6,37,400', 410, 92, 44, easeStep(t, 3, 0.75, 0.88)) +
    drawCoin(defs, 1120, 540, 0.9)
  );
}

const LOAN_OPTIONS = [
  { years: '3', instalment: '₹ 16,134', interest: 80_800, sum: '₹ 80,800' },
  { years: '5', instalment: '₹ 10,624', interest: 137_400, sum: '₹ 1,37,400' },
  { years: '7', instalment: '₹ 8,301', interest: 197_300, sum: '₹ 1,97,300' },
] as const;

/** Total interest over 3, 5 and 7 years side by side: the lower the instalment, the higher the interest. */
function drawLoanOptions(defs: SvgDefs, t: number): string {
  const columns = LOAN_OPTIONS.map(({ years, instalment, interest, sum }, i) => {
    const x = 250 + i * 390;
    const rise = easeStep(t, 4, [0.55, 0, 0.1][i], [0.75, 0.1, 0.35][i]);
    const up = (interest / 1000) * 1.6 * rise;
    return fadeIn(
      rise,
      () =>
        markup`<rect x="${x - 80}" y="${606 - up}" width="160" height="${up}" rx="8" fill="${INTEREST_COLOUR}"/>${drawNumber(sum, x, 572 - up, 38)}${drawPlaque(instalment, x, 160, 44)}<circle cx="${x}" cy="664" r="40" fill="#14201a"/>${drawNumber(years, x, 664, 38, '#ffd56b')}`,
    );
  }).join('');
  return drawTable(defs) + columns + drawVerdict(true, 250, 330, easeStep(t, 5, 0.3, 0.5));
}

const drawStart = (defs: SvgDefs, t: number): string =>
  `<g transform="translate(-200 -20)">${drawCountryside(defs, 1700, 780, 470, { hour: 'noon', sun: 0.4, ground: 'green' })}</g>` +
  moveToGround(
    drawTractorSide(defs, { paint: selectPaint(3), fourWheel: true }),
    420 + 30 * (1 - easeStep(t, 0, 0, 0.3)),
    620,
    0.86,
  ) +
  fadeIn(easeStep(t, 0, 0.1, 0.3), () =>
    drawBanknotes(880, 616, 2 + Math.round(6 * easeStep(t, 0, 0.15, 0.5))),
  ) +
  drawCoin(defs, 840, 580, 0.62) +
  drawPlaque('₹ 5,00,000', 920, 180, 74, easeStep(t, 0, 0.2, 0.4)) +
  drawPlaque('10%', 920, 330, 54, easeStep(t, 0, 0.6, 0.75));

function drawFrame(defs: SvgDefs, t: number): string {
  return (
    drawStart(defs, t) +
    fadeIn(easeStep(t, 1, -0.06, 0.06), () => drawMonths(defs, t)) +
    fadeIn(easeStep(t, 3, -0.06, 0.06), () => drawTotalPaid(defs, t)) +
    fadeIn(easeStep(t, 4, -0.06, 0.06), () => drawLoanOptions(defs, t))
  );
}

/** Explains the instalment (EMI) of a loan and the cost of a longer one. */
export const emi: Clip = {
  name: 'emi-in-a-minute',
  seconds: computeDuration(6),
  cueTimes: createCueTimes(6),
  poster: 4.8,
  drawFrame,
};
