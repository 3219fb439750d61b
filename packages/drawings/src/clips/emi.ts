import { markup, times } from '../markup.ts';
import { paintAt } from '../paints.ts';
import { countryside } from '../parts/countryside.ts';
import { coin, notes } from '../parts/rupee.ts';
import { standing } from '../parts/standing.ts';
import type { Sheet } from '../sheet.ts';
import { tractor } from '../tractor/tractor.ts';
import type { Clip } from './clip.ts';
import { figure, plaque, verdict } from './figures.ts';
import { beatsOf, fadeIn, lasting, telling, through } from './story.ts';

const LOAN = 500_000;
const MONTHLY_RATE = 0.1 / 12;
const MONTHS = 60;
const INSTALMENT = 10_624;
const INTEREST = '#c8562f';
const REPAID = '#1f7a56';

/** The part of each month's instalment that is interest. */
const interestShares: readonly number[] = (() => {
  let owed = LOAN;
  return Array.from({ length: MONTHS }, () => {
    const interest = owed * MONTHLY_RATE;
    owed -= INSTALMENT - interest;
    return interest / INSTALMENT;
  });
})();

const table = (sheet: Sheet): string =>
  `<path d="M0 0H1280V720H0Z" fill="${sheet.linear('down', [0, '#f8f1dd'], [1, '#e8dcb9'])}"/><path d="M0 610H1280V720H0Z" fill="#9a6b3f"/><path d="M0 610H1280V624H0Z" fill="#7a5330"/>`;

/** Sixty equal columns, one a month; they fill with interest and repayment. */
function months(sheet: Sheet, t: number): string {
  const grown = through(t, 1, 0, 0.8) * MONTHS;
  const split = through(t, 2, 0.05, 0.6);
  const columns = times(MONTHS, (i) => {
    const up = Math.max(0, Math.min(1, grown - i)) * 260;
    if (up <= 0) return '';
    const interest = up * (interestShares[i] ?? 0) * split;
    const x = 70 + i * 19;
    return markup`<rect x="${x}" y="${600 - up}" width="15" height="${up}" rx="3" fill="${REPAID}"/><rect x="${x}" y="${600 - up}" width="15" height="${interest}" rx="3" fill="${INTEREST}"/>`;
  });
  const swept = through(t, 2, 0.2, 0.95);
  const look =
    split > 0
      ? markup`<rect x="${62 + swept * 1058}" y="326" width="96" height="286" rx="10" fill="none" stroke="#ffb81c" stroke-width="9"/>`
      : '';
  return (
    table(sheet) +
    columns +
    fadeIn(telling(t, 2), () => look) +
    plaque('₹ 10,624', 640, 170, 84, telling(t, 1) * through(t, 1, 0.2, 0.4)) +
    (grown > 1 ? figure('60 ×', 640, 290, 36, '#ffd56b') : '')
  );
}

/** All that is paid: the loan and, on top of it, the interest. */
function whole(sheet: Sheet, t: number): string {
  const up = through(t, 3, 0, 0.35) * 340;
  const more = through(t, 3, 0.4, 0.7) * 94;
  return (
    table(sheet) +
    markup`<rect x="300" y="${606 - up}" width="220" height="${up}" rx="8" fill="${REPAID}"/><rect x="300" y="${606 - up - more}" width="220" height="${more}" rx="8" fill="${INTEREST}"/>` +
    plaque('₹ 5,00,000', 780, 470, 52, through(t, 3, 0.15, 0.3)) +
    plaque('+ ₹ 1,37,400', 800, 220, 52, through(t, 3, 0.55, 0.7)) +
    plaque('₹ 6,37,400', 410, 92, 44, through(t, 3, 0.75, 0.88)) +
    coin(sheet, 1120, 540, 0.9)
  );
}

const CHOICES = [
  { years: '3', instalment: '₹ 16,134', interest: 80_800, sum: '₹ 80,800' },
  { years: '5', instalment: '₹ 10,624', interest: 137_400, sum: '₹ 1,37,400' },
  { years: '7', instalment: '₹ 8,301', interest: 197_300, sum: '₹ 1,97,300' },
] as const;

/** Three, five and seven years side by side: the smaller instalment is the dearer tractor. */
function choices(sheet: Sheet, t: number): string {
  const columns = CHOICES.map(({ years, instalment, interest, sum }, i) => {
    const x = 250 + i * 390;
    const come = through(t, 4, [0.55, 0, 0.1][i], [0.75, 0.1, 0.35][i]);
    const up = (interest / 1000) * 1.6 * come;
    return fadeIn(
      come,
      () =>
        markup`<rect x="${x - 80}" y="${606 - up}" width="160" height="${up}" rx="8" fill="${INTEREST}"/>${figure(sum, x, 572 - up, 38)}${plaque(instalment, x, 160, 44)}<circle cx="${x}" cy="664" r="40" fill="#14201a"/>${figure(years, x, 664, 38, '#ffd56b')}`,
    );
  }).join('');
  return table(sheet) + columns + verdict(true, 250, 330, through(t, 5, 0.3, 0.5));
}

const start = (sheet: Sheet, t: number): string =>
  `<g transform="translate(-200 -20)">${countryside(sheet, 1700, 780, 470, { hour: 'noon', sun: 0.4, ground: 'green' })}</g>` +
  standing(
    tractor(sheet, { paint: paintAt(3), fourWheel: true }),
    420 + 30 * (1 - through(t, 0, 0, 0.3)),
    620,
    0.86,
  ) +
  fadeIn(through(t, 0, 0.1, 0.3), () =>
    notes(880, 616, 2 + Math.round(6 * through(t, 0, 0.15, 0.5))),
  ) +
  coin(sheet, 840, 580, 0.62) +
  plaque('₹ 5,00,000', 920, 180, 74, through(t, 0, 0.2, 0.4)) +
  plaque('10%', 920, 330, 54, through(t, 0, 0.6, 0.75));

function frame(sheet: Sheet, t: number): string {
  return (
    start(sheet, t) +
    fadeIn(through(t, 1, -0.06, 0.06), () => months(sheet, t)) +
    fadeIn(through(t, 3, -0.06, 0.06), () => whole(sheet, t)) +
    fadeIn(through(t, 4, -0.06, 0.06), () => choices(sheet, t))
  );
}

/** What an instalment is made of, and what more years cost. */
export const emi: Clip = {
  name: 'emi-in-a-minute',
  seconds: lasting(6),
  beats: beatsOf(6),
  poster: 4.8,
  frame,
};
