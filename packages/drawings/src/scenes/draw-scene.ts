import { type Drawing, picture } from '../drawing.ts';
import { markup, times } from '../markup.ts';
import { paintAt } from '../paint.ts';
import { countryside } from '../parts/countryside.ts';
import { standing } from '../parts/standing.ts';
import type { Sheet } from '../sheet.ts';
import { compare, dealers, sellTractor } from '../tiles/market.ts';
import { questionHub } from '../tiles/media.ts';
import { emi, loan } from '../tiles/money.ts';
import { tractor } from '../tractor/tractor.ts';
import { composeScene, type Scene } from './compose-scene.ts';
import { career, contact, noResults, noReviews, offline } from './subjects/other.ts';
import { dealership, insurance, loanPapers } from './subjects/trade.ts';

const tree = (x: number, y: number, r: number): string =>
  markup`<ellipse cx="${x + r * 0.5}" cy="${y}" rx="${r * 1.3}" ry="${r * 0.14}" fill="#20262b" fill-opacity=".22"/><path d="M${x - r * 0.1} ${y}Q${x - r * 0.02} ${y - r * 0.6} ${x - r * 0.3} ${y - r}M${x} ${y}Q${x + r * 0.04} ${y - r * 0.7} ${x + r * 0.3} ${y - r * 1.1}" stroke="#6a4a2e" stroke-width="${r * 0.16}" fill="none" stroke-linecap="round"/><g fill="#5d8044"><circle cx="${x - r * 0.6}" cy="${y - r * 1.2}" r="${r * 0.55}"/><circle cx="${x + r * 0.6}" cy="${y - r * 1.25}" r="${r * 0.6}"/><circle cx="${x}" cy="${y - r * 1.7}" r="${r * 0.72}"/></g><g fill="#7c9c58"><circle cx="${x - r * 0.5}" cy="${y - r * 1.4}" r="${r * 0.34}"/><circle cx="${x + r * 0.1}" cy="${y - r * 1.95}" r="${r * 0.42}"/><circle cx="${x + r * 0.6}" cy="${y - r * 1.5}" r="${r * 0.3}"/></g>`;

const stone = `<path d="M286 408V372Q286 352 304 352T322 372V408Z" fill="#fffdf6" stroke="#b9b09a" stroke-width="3"/><path d="M286 374V372Q286 352 304 352T322 372V374Z" fill="#ffb81c"/>`;

/** A field, a road that goes on, one tractor far off: nothing here, but somewhere to go. */
const emptyField = (sheet: Sheet): string =>
  countryside(sheet, 960, 480, 240, { hour: 'morning', sun: 0.66, ground: 'green' }) +
  `<path d="M340 480Q470 390 590 330T640 240L652 240Q680 340 610 400T560 480Z" fill="#c9b48c"/><path d="M340 480Q470 390 590 330T640 240M560 480Q540 440 610 400T652 240" stroke="#a98f62" stroke-width="3" fill="none"/>` +
  standing(tractor(sheet, { paint: paintAt(0) }), 560, 362, 0.13) +
  tree(170, 372, 74) +
  tree(846, 318, 40) +
  stone +
  times(
    16,
    (i) =>
      markup`<path d="M${30 + ((i * 137) % 260)} ${430 + ((i * 29) % 44)}q-3 -12 -8 -16m8 16q0 -14 2 -20m-2 20q4 -10 9 -13" stroke="#4f7436" stroke-width="3" fill="none" stroke-linecap="round"/>`,
  );

const SAND_TINT = '#efe6d0';
const CLAY_TINT = '#f2e0d2';
const LEAF_TINT = '#e2ead2';
const SKY_TINT = '#dbe8ea';

const SCENE_PAINTERS: ReadonlyMap<string, Scene> = new Map<string, Scene>([
  ['loan', { subject: loan, before: CLAY_TINT }],
  ['loan-papers', { subject: loanPapers, before: SKY_TINT }],
  ['insurance', { subject: insurance, before: SKY_TINT }],
  ['dealer', { subject: dealers, before: CLAY_TINT }],
  ['dealership', { subject: dealership, before: SAND_TINT }],
  ['sell', { subject: sellTractor, before: CLAY_TINT }],
  ['contact', { subject: contact, before: LEAF_TINT, cut: true }],
  ['career', { subject: career, before: SAND_TINT }],
  ['question-hub', { subject: questionHub, before: CLAY_TINT, cut: true }],
  ['comparison', { subject: compare, before: SAND_TINT }],
  ['emi', { subject: emi, before: SKY_TINT }],
  ['no-results', { subject: noResults, before: { ground: 'stubble', hour: 'morning' } }],
  ['no-reviews', { subject: noReviews, before: SAND_TINT, cut: true }],
  ['offline', { subject: offline, before: LEAF_TINT }],
]);

export const SCENE_IDS: readonly string[] = [...SCENE_PAINTERS.keys()];

/** For pages that a picture makes plain: view `card` 4:3, `wide` 2:1. `empty` has view `field`. */
export function drawScene(id: string, view: string): Drawing | null {
  if (id === 'empty') return view === 'field' ? picture(960, 480, emptyField) : null;
  const scene = SCENE_PAINTERS.get(id);
  if (scene === undefined) return null;
  if (view === 'card') return composeScene(scene, 'tile');
  return view === 'wide' ? composeScene(scene, 'strip') : null;
}
