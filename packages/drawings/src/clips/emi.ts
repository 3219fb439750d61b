import { markup, times } from '../markup.ts';
import { paintAt } from '../paint.ts';
import { countryside } from '../parts/countryside.ts';
import { coin, notes } from '../parts/rupee-sign.ts';
import { standing } from '../parts/standing.ts';
import type { Sheet } from '../sheet.ts';
import { tractor } from '../tractor/tractor.ts';
import type { Clip } from './clip.ts';
import {
  createCueTimes,
  stepProgress,
  stepStrength,
  totalSeconds,
  withFade,
} from './create-cue-times.ts';
import { drawNumber, plaque, verdict } from './draw-number.ts';

const LOAN_INR = 500_000;
const MONTHLY_RATE = 0.1 / 12;
const LOAN_MONTHS = 60;
const INSTALMENT_INR = 10_624;
const INTEREST_COLOUR = '#c8562f';
const REPAID_COLOUR = '#1f7a56';

/** The part of each month's instalment that is interest. */
const interestShares: readonly number[] = (() => {
  let owed = LOAN_INR;
  return Array.from({ length: LOAN_MONTHS }, () => {
    const interest = owed * MONTHLY_RATE;
    owed -= INSTALMENT_INR - interest;
    return interest / INSTALMENT_INR;
  });
})();

const table = (sheet: Sheet): string =>
  `<path d="M0 0H1280V720H0Z" fill="${sheet.linear('down', [0, '#f8f1dd'], [1, '#e8dcb9'])}"/><path d="M0 610H1280V720H0Z" fill="#9a6b3f"/><path d="M0 610H1280V624H0Z" fill="#7a5330"/>`;

/** Sixty equal columns, one a month; they fill with interest and repayment. */
function months(sheet: Sheet, t: number): string {
  const grown = stepProgress(t, 1, 0, 0.8) * LOAN_MONTHS;
  const split = stepProgress(t, 2, 0.05, 0.6);
  const columns = times(LOAN_MONTHS, (i) => {
    const up = Math.max(0, Math.min(1, grown - i)) * 260;
    if (up <= 0) return '';
    const interest = up * (interestShares[i] ?? 0) * split;
    const x = 70 + i * 19;
    return markup`<rect x="${x}" y="${600 - up}" width="15" height="${up}" rx="3" fill="${REPAID_COLOUR}"/><rect x="${x}" y="${600 - up}" width="15" height="${interest}" rx="3" fill="${INTEREST_COLOUR}"/>`;
  });
  const swept = stepProgress(t, 2, 0.2, 0.95);
  const highlight =
    split > 0
      ? markup`<rect x="${62 + swept * 1058}" y="326" width="96" height="286" rx="10" fill="none" stroke="#ffb81c" stroke-width="9"/>`
      : '';
  return (
    table(sheet) +
    columns +
    withFade(stepStrength(t, 2), () => highlight) +
    plaque('₹ 10,624', 640, 170, 84, stepStrength(t, 1) * stepProgress(t, 1, 0.2, 0.4)) +
    (grown > 1 ? drawNumber('60 ×', 640, 290, 36, '#ffd56b') : '')
  );
}

/** All that is paid: the loan and, on top of it, the interest. */
function totalPaid(sheet: Sheet, t: number): string {
  const up = stepProgress(t, 3, 0, 0.35) * 340;
  const more = stepProgress(t, 3, 0.4, 0.7) * 94;
  return (
    table(sheet) +
    markup`<rect x="300" y="${606 - up}" width="220" height="${up}" rx="8" fill="${REPAID_COLOUR}"/><rect x="300" y="${606 - up - more}" width="220" height="${more}" rx="8" fill="${INTEREST_COLOUR}"/>` +
    plaque('₹ 5,00,000', 780, 470, 52, stepProgress(t, 3, 0.15, 0.3)) +
    plaque('+ ₹ 1,37,400', 800, 220, 52, stepProgress(t, 3, 0.55, 0.7)) +
    plaque('₹ 6,37,400', 410, 92, 44, stepProgress(t, 3, 0.75, 0.88)) +
    coin(sheet, 1120, 540, 0.9)
  );
}

const LOAN_OPTIONS = [
  { years: '3', instalment: '₹ 16,134', interest: 80_800, sum: '₹ 80,800' },
  { years: '5', instalment: '₹ 10,624', interest: 137_400, sum: '₹ 1,37,400' },
  { years: '7', instalment: '₹ 8,301', interest: 197_300, sum: '₹ 1,97,300' },
] as const;

/** Three, five and seven years side by side: the smaller instalment is the dearer tractor. */
function choices(sheet: Sheet, t: number): string {
  const columns = LOAN_OPTIONS.map(({ years, instalment, interest, sum }, i) => {
    const x = 250 + i * 390;
    const rise = stepProgress(t, 4, [0.55, 0, 0.1][i], [0.75, 0.1, 0.35][i]);
    const up = (interest / 1000) * 1.6 * rise;
    return withFade(
      rise,
      () =>
        markup`<rect x="${x - 80}" y="${606 - up}" width="160" height="${up}" rx="8" fill="${INTEREST_COLOUR}"/>${drawNumber(sum, x, 572 - up, 38)}${plaque(instalment, x, 160, 44)}<circle cx="${x}" cy="664" r="40" fill="#14201a"/>${drawNumber(years, x, 664, 38, '#ffd56b')}`,
    );
  }).join('');
  return table(sheet) + columns + verdict(true, 250, 330, stepProgress(t, 5, 0.3, 0.5));
}

const start = (sheet: Sheet, t: number): string =>
  `<g transform="translate(-200 -20)">${countryside(sheet, 1700, 780, 470, { hour: 'noon', sun: 0.4, ground: 'green' })}</g>` +
  standing(
    tractor(sheet, { paint: paintAt(3), fourWheel: true }),
    420 + 30 * (1 - stepProgress(t, 0, 0, 0.3)),
    620,
    0.86,
  ) +
  withFade(stepProgress(t, 0, 0.1, 0.3), () =>
    notes(880, 616, 2 + Math.round(6 * stepProgress(t, 0, 0.15, 0.5))),
  ) +
  coin(sheet, 840, 580, 0.62) +
  plaque('₹ 5,00,000', 920, 180, 74, stepProgress(t, 0, 0.2, 0.4)) +
  plaque('10%', 920, 330, 54, stepProgress(t, 0, 0.6, 0.75));

function frame(sheet: Sheet, t: number): string {
  return (
    start(sheet, t) +
    withFade(stepProgress(t, 1, -0.06, 0.06), () => months(sheet, t)) +
    withFade(stepProgress(t, 3, -0.06, 0.06), () => totalPaid(sheet, t)) +
    withFade(stepProgress(t, 4, -0.06, 0.06), () => choices(sheet, t))
  );
}

/** What an instalment is made of, and what more years cost. */
export const emi: Clip = {
  name: 'emi-in-a-minute',
  seconds: totalSeconds(6),
  beats: createCueTimes(6),
  poster: 4.8,
  frame,
};
