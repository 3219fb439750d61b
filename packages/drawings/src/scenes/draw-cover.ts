import type { Drawing } from '../drawing.ts';
import { tyres } from '../tiles/implements-tile.ts';
import { agricultureNews, questionHub, reviews } from '../tiles/media.ts';
import { emi } from '../tiles/money.ts';
import { composeScene, type Scene } from './compose-scene.ts';
import { maintenance } from './subjects/care.ts';
import { agriculture, implementsRow, pickup, soil } from './subjects/other.ts';
import { buyingGuide, expertReview, launch, sales, scheme } from './subjects/trade.ts';

const SAND_TINT = '#efe6d0';
const CLAY_TINT = '#f2e0d2';
const LEAF_TINT = '#e2ead2';
const SKY_TINT = '#dbe8ea';

const COVER_SCENES: ReadonlyMap<string, Scene> = new Map<string, Scene>([
  ['launch', { subject: launch, before: SKY_TINT }],
  ['tractor-news', { subject: agricultureNews, before: CLAY_TINT }],
  ['agriculture', { subject: agriculture, before: { hour: 'morning' } }],
  ['expert-review', { subject: expertReview, before: SAND_TINT }],
  ['customer-review', { subject: reviews, before: SKY_TINT, cut: true }],
  ['scheme', { subject: scheme, before: LEAF_TINT }],
  ['sales', { subject: sales, before: CLAY_TINT }],
  ['tyre', { subject: tyres, before: SKY_TINT }],
  ['implement', { subject: implementsRow, before: { ground: 'stubble' } }],
  ['automobile', { subject: pickup, before: { ground: 'stubble', sun: 0.3 } }],
  ['maintenance', { subject: maintenance, before: LEAF_TINT }],
  ['buying-guide', { subject: buyingGuide, before: SAND_TINT }],
  ['soil', { subject: soil, before: { ground: 'green', hour: 'morning', sun: 0.4 } }],
  ['emi', { subject: emi, before: SKY_TINT }],
  ['question', { subject: questionHub, before: CLAY_TINT, cut: true }],
]);

export const COVER_IDS: readonly string[] = [...COVER_SCENES.keys()];

/** Cover of a post: view `wide` on its page, `card` where it is shared or listed. */
export function drawCover(id: string, view: string): Drawing | null {
  const scene = COVER_SCENES.get(id);
  if (scene === undefined) return null;
  return view === 'wide' || view === 'card' ? composeScene(scene, view) : null;
}
