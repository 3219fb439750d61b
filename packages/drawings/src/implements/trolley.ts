import { type Drawing, picture } from '../drawing.ts';
import { markup, times } from '../markup.ts';
import { dark, light } from '../mix.ts';
import { hashSeed, type Paint, paintAt } from '../paint.ts';
import { countryside } from '../parts/countryside.ts';
import { pin, plate, rod, tube } from '../parts/metal.ts';
import { shadow, studio } from '../parts/studio.ts';
import { wheel } from '../parts/wheel.ts';
import type { Sheet } from '../sheet.ts';

/** What lies in a trolley, its lowest line at 316. */
type Load = 'empty' | 'sacks' | 'straw';

const SACK_PATH = 'M-46 0Q-58 -44 -34 -60Q0 -72 34 -60Q58 -44 46 0Q0 10 -46 0Z';

const loads: Record<Load, () => string> = {
  empty: () => '',
  sacks: () =>
    times(2, (row) =>
      times(
        5 - row,
        (i) =>
          markup`<g transform="translate(${280 + row * 48 + i * 96} ${318 - row * 52})"><path d="${SACK_PATH}" fill="#e2c690" stroke="#a3834a" stroke-width="3"/><path d="M-30 -46q30 8 60 0M-20 -60l-6 -12h16zM20 -60l6 -12h-16z" stroke="#a3834a" stroke-width="3" fill="#e2c690"/></g>`,
      ),
    ),
  straw: () =>
    `<path d="M212 320Q190 220 280 190Q340 120 450 140Q560 110 640 190Q740 220 716 320Z" fill="#dcb253"/><path d="M250 280q40 -60 90 -60M330 210q60 -46 120 -30M520 190q70 10 100 60M420 280q60 -50 140 -40M300 300q30 -30 60 -34M600 300q40 -20 60 -50" stroke="#f3dc94" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M240 300q60 -30 90 -70M480 220q60 0 100 40M380 250q30 -30 70 -40" stroke="#a8812c" stroke-width="5" fill="none" stroke-linecap="round"/>`,
};

interface TrolleyOptions {
  load?: Load;
  /** Hitched to a tractor: its leg is up. */
  hitched?: boolean;
  /** Degrees its wheels have turned. */
  spin?: number;
}

/** A farm trolley with its drawbar to the left. */
export function trolley(sheet: Sheet, paint: Paint, look: TrolleyOptions = {}): string {
  const spin = look.spin ?? 0;
  const edge = dark(paint.body, 0.6);
  return (
    shadow(sheet, 430, 534, 330) +
    loads[look.load ?? 'empty']() +
    tube('M50 452L130 440L214 424', 15, '#3a4045') +
    pin(50, 454, 11) +
    (look.hitched ? '' : rod('M112 446V520M96 522h32', 9)) +
    tube('M206 424H742', 20, dark(paint.body, 0.45)) +
    plate('M196 300H752V412H196Z', sheet.paint(paint.body), edge) +
    `<path d="M196 338H752M196 376H752" stroke="${edge}" stroke-opacity=".5" stroke-width="3"/>` +
    times(7, (i) =>
      plate(markup`M${198 + i * 89.5} 290h16v128h-16z`, light(paint.body, 0.12), edge, 1.5),
    ) +
    markup`<path d="M322 344h220v24h-220z" fill="${paint.accent}"/>` +
    plate('M188 288H760V304H188ZM188 410H760V426H188Z', dark(paint.body, 0.3), edge, 1.5) +
    `<path d="M738 392h14v16h-14z" fill="#d7263d"/>` +
    plate('M372 430H620L600 470H392Z', sheet.iron()) +
    wheel(sheet, 416, 462, 72, { rim: paint.rim, tread: 'rib', spin }) +
    wheel(sheet, 576, 462, 72, { rim: paint.rim, tread: 'rib', spin })
  );
}

const TROLLEY_LOADS: readonly Load[] = ['empty', 'sacks', 'straw'];

/** `${seed}`, view `side` (empty, in a studio) or `field` (loaded). */
export function drawTrailer(id: string, view: string): Drawing | null {
  if (!/^[a-z0-9-]{1,80}$/.test(id) || (view !== 'side' && view !== 'field')) return null;
  const seed = hashSeed(id);
  const load = TROLLEY_LOADS[1 + ((seed >> 4) % 2)] ?? 'sacks';
  return picture(800, 600, (sheet) =>
    view === 'side'
      ? studio(sheet) + trolley(sheet, paintAt(seed))
      : countryside(sheet, 800, 600, 390, { ground: 'stubble' }) +
        trolley(sheet, paintAt(seed), { load }),
  );
}
