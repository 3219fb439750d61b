import { type Drawing, picture } from '../drawing.ts';
import { compare, dealers, sellTractor } from '../tiles/market.ts';
import { questionHub } from '../tiles/media.ts';
import { emi, loan } from '../tiles/money.ts';
import { composed, type Scene } from './compose.ts';
import { emptyField } from './empty.ts';
import { career, contact, noResults, noReviews, offline } from './subjects/other.ts';
import { dealership, insurance, loanPapers } from './subjects/trade.ts';

const SAND = '#efe6d0';
const CLAY = '#f2e0d2';
const LEAF = '#e2ead2';
const SKY = '#dbe8ea';

const SCENES: ReadonlyMap<string, Scene> = new Map<string, Scene>([
  ['loan', { subject: loan, before: CLAY }],
  ['loan-papers', { subject: loanPapers, before: SKY }],
  ['insurance', { subject: insurance, before: SKY }],
  ['dealer', { subject: dealers, before: CLAY }],
  ['dealership', { subject: dealership, before: SAND }],
  ['sell', { subject: sellTractor, before: CLAY }],
  ['contact', { subject: contact, before: LEAF, cut: true }],
  ['career', { subject: career, before: SAND }],
  ['question-hub', { subject: questionHub, before: CLAY, cut: true }],
  ['comparison', { subject: compare, before: SAND }],
  ['emi', { subject: emi, before: SKY }],
  ['no-results', { subject: noResults, before: { ground: 'stubble', hour: 'morning' } }],
  ['no-reviews', { subject: noReviews, before: SAND, cut: true }],
  ['offline', { subject: offline, before: LEAF }],
]);

export const SCENE_IDS: readonly string[] = [...SCENES.keys()];

/** For pages that a picture makes plain: view `card` 4:3, `wide` 2:1. `empty` has view `field`. */
export function drawScene(id: string, view: string): Drawing | null {
  if (id === 'empty') return view === 'field' ? picture(960, 480, emptyField) : null;
  const scene = SCENES.get(id);
  if (scene === undefined) return null;
  if (view === 'card') return composed(scene, 'tile');
  return view === 'wide' ? composed(scene, 'strip') : null;
}
