import type { Drawing } from '../drawing.ts';
import { tyres } from '../tiles/goods.ts';
import { agricultureNews, questionHub, reviews } from '../tiles/media.ts';
import { emi } from '../tiles/money.ts';
import { composed, type Scene } from './compose.ts';
import { maintenance } from './subjects/care.ts';
import { agriculture, implementsRow, pickup, soil } from './subjects/other.ts';
import { buyingGuide, expertReview, launch, sales, scheme } from './subjects/trade.ts';

const SAND = '#efe6d0';
const CLAY = '#f2e0d2';
const LEAF = '#e2ead2';
const SKY = '#dbe8ea';

const COVERS: ReadonlyMap<string, Scene> = new Map<string, Scene>([
  ['launch', { subject: launch, before: SKY }],
  ['tractor-news', { subject: agricultureNews, before: CLAY }],
  ['agriculture', { subject: agriculture, before: { hour: 'morning' } }],
  ['expert-review', { subject: expertReview, before: SAND }],
  ['customer-review', { subject: reviews, before: SKY, cut: true }],
  ['scheme', { subject: scheme, before: LEAF }],
  ['sales', { subject: sales, before: CLAY }],
  ['tyre', { subject: tyres, before: SKY }],
  ['implement', { subject: implementsRow, before: { ground: 'stubble' } }],
  ['automobile', { subject: pickup, before: { ground: 'stubble', sun: 0.3 } }],
  ['maintenance', { subject: maintenance, before: LEAF }],
  ['buying-guide', { subject: buyingGuide, before: SAND }],
  ['soil', { subject: soil, before: { ground: 'green', hour: 'morning', sun: 0.4 } }],
  ['emi', { subject: emi, before: SKY }],
  ['question', { subject: questionHub, before: CLAY, cut: true }],
]);

export const COVER_IDS: readonly string[] = [...COVERS.keys()];

/** Cover of a post: view `wide` on its page, `card` where it is shared or listed. */
export function drawCover(id: string, view: string): Drawing | null {
  const scene = COVERS.get(id);
  if (scene === undefined) return null;
  return view === 'wide' || view === 'card' ? composed(scene, view) : null;
}
