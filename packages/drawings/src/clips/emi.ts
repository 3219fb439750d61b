import { markup, moveTo, repeat } from '../markup.ts';
import { selectPaint } from '../paint.ts';
import { drawBanknotes, drawCoin } from '../parts/draw-coin.ts';
import { drawCountryside } from '../parts/draw-countryside.ts';
import { moveToGround } from '../parts/move-to-ground.ts';
import type { SvgDefs } from '../svg-defs.ts';
import { drawTractorSide } from '../tractor/draw-tractor-side.ts';
import type { Clip } from './clip.ts';
import {
  appearInStep,
  computeDuration,
  createCueTimes,
  easeStep,
  fadeIn,
  fadeInAtStep,
  fadeStep,
} from './create-cue-times.ts';
import { drawNumber, drawPlaque, drawTick } from './draw-number.ts';

const LOAN_INR = 500_000;
const MONTHLY_RATE = 0.1 / 12;
const LOAN_MONTHS = 60;
const INSTALMENT_INR = 10_624;
const INTEREST_COLOUR = '#c8562f';
const REPAID_COLOUR = '#1f7a56';

/**
 * Fraction of each month's instalment that is interest. It falls, because interest is due on the remaining loan only.
 */
const INTEREST_SHARES = computeInterestShares();

function computeInterestShares(): number[] {
  let remainingLoan = LOAN_INR;
  return Array.from({ length: LOAN_MONTHS }, () => {
    const interest = remainingLoan * MONTHLY_RATE;
    remainingLoan -= INSTALMENT_INR - interest;
    return interest / INSTALMENT_INR;
  });
}

const drawTable = (defs: SvgDefs): string =>
  `<path d="M0 0H1280V720H0Z" fill="${defs.addLinearGradient('down', [0, '#f8f1dd'], [1, '#e8dcb9'])}"/><path d="M0 610H1280V720H0Z" fill="#9a6b3f"/><path d="M0 610H1280V624H0Z" fill="#7a5330"/>`;

/** One column per instalment, divided into interest and repayment. */
function drawMonths(defs: SvgDefs, t: number): string {
  const visibleMonths = easeStep(t, 1, 0, 0.8) * LOAN_MONTHS;
  const divided = easeStep(t, 2, 0.05, 0.6);
  const columns = repeat(LOAN_MONTHS, (i) => {
    const height = Math.max(0, Math.min(1, visibleMonths - i)) * 260;
    if (height <= 0) return '';
    const interest = height * (INTEREST_SHARES[i] ?? 0) * divided;
    const x = 70 + i * 19;
    return markup`<rect x="${x}" y="${600 - height}" width="15" height="${height}" rx="3" fill="${REPAID_COLOUR}"/><rect x="${x}" y="${600 - height}" width="15" height="${interest}" rx="3" fill="${INTEREST_COLOUR}"/>`;
  });
  const progress = easeStep(t, 2, 0.2, 0.95);
  const highlight =
    divided > 0
      ? markup`<rect x="${62 + progress * 1058}" y="326" width="96" height="286" rx="10" fill="none" stroke="#ffb81c" stroke-width="9"/>`
      : '';
  return (
    drawTable(defs) +
    columns +
    fadeIn(fadeStep(t, 2), () => highlight) +
    drawPlaque('₹ 10,624', 640, 170, 84, appearInStep(t, 1, 0.2, 0.4)) +
    (visibleMonths > 1 ? drawNumber('60 ×', 640, 290, 36, '#ffd56b') : '')
  );
}

/** A column of the loan with the total interest on top. */
function drawTotalPaid(defs: SvgDefs, t: number): string {
  const loan = easeStep(t, 3, 0, 0.35) * 340;
  const interest = easeStep(t, 3, 0.4, 0.7) * 94;
  return (
    drawTable(defs) +
    markup`<rect x="300" y="${606 - loan}" width="220" height="${loan}" rx="8" fill="${REPAID_COLOUR}"/><rect x="300" y="${606 - loan - interest}" width="220" height="${interest}" rx="8" fill="${INTEREST_COLOUR}"/>` +
    drawPlaque('₹ 5,00,000', 780, 470, 52, easeStep(t, 3, 0.15, 0.3)) +
    drawPlaque('+ ₹ 1,37,400', 800, 220, 52, easeStep(t, 3, 0.55, 0.7)) +
    drawPlaque('₹ 6,37,400', 410, 92, 44, easeStep(t, 3, 0.75, 0.88)) +
    drawCoin(defs, 1120, 540, 0.9)
  );
}

/** `from` and `to` are the fractions of step 4 between which the column grows. */
const LOAN_OPTIONS = [
  {
    years: '3',
    instalment: '₹ 16,134',
    interest: 80_800,
    interestLabel: '₹ 80,800',
    from: 0.55,
    to: 0.75,
  },
  {
    years: '5',
    instalment: '₹ 10,624',
    interest: 137_400,
    interestLabel: '₹ 1,37,400',
    from: 0,
    to: 0.1,
  },
  {
    years: '7',
    instalment: '₹ 8,301',
    interest: 197_300,
    interestLabel: '₹ 1,97,300',
    from: 0.1,
    to: 0.35,
  },
] as const;

/** Total interest over 3, 5 and 7 years side by side: the lower the instalment, the higher the interest. */
function drawLoanOptions(defs: SvgDefs, t: number): string {
  const columns = LOAN_OPTIONS.map((option, i) => {
    const { years, instalment, interest, interestLabel, from, to } = option;
    const x = 250 + i * 390;
    const grown = easeStep(t, 4, from, to);
    const height = (interest / 1000) * 1.6 * grown;
    return fadeIn(
      grown,
      () =>
        markup`<rect x="${x - 80}" y="${606 - height}" width="160" height="${height}" rx="8" fill="${INTEREST_COLOUR}"/>${drawNumber(interestLabel, x, 572 - height, 38)}${drawPlaque(instalment, x, 160, 44)}<circle cx="${x}" cy="664" r="40" fill="#14201a"/>${drawNumber(years, x, 664, 38, '#ffd56b')}`,
    );
  }).join('');
  return drawTable(defs) + columns + drawTick(250, 330, easeStep(t, 5, 0.3, 0.5));
}

const drawStart = (defs: SvgDefs, t: number): string =>
  moveTo(
    drawCountryside(defs, 1700, 780, 470, { hour: 'noon', sun: 0.4, ground: 'green' }),
    -200,
    -20,
  ) +
  moveToGround(
    drawTractorSide(defs, { paint: selectPaint(3), isFourWheel: true }),
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
    fadeIn(fadeInAtStep(t, 1), () => drawMonths(defs, t)) +
    fadeIn(fadeInAtStep(t, 3), () => drawTotalPaid(defs, t)) +
    fadeIn(fadeInAtStep(t, 4), () => drawLoanOptions(defs, t))
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
