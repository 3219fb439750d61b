import type { Drawing } from '../drawing.ts';
import { type Closer, composeScene, type Scene } from './compose-scene.ts';
import { clutch, oilCheck, tyreCheck } from './subjects/care.ts';
import { carting, harvest, monsoon, ploughing, rotavating, sowing } from './subjects/fieldwork.ts';
import { agriculture, soil } from './subjects/other.ts';
import {
  buyingGuide,
  dealerVisit,
  launch,
  loanPapers,
  scheme,
  testDrive,
} from './subjects/trade.ts';

const SAND_TINT = '#efe6d0';
const CLAY_TINT = '#f2e0d2';
const LEAF_TINT = '#e2ead2';
const SKY_TINT = '#dbe8ea';

const STORY_SCENES: ReadonlyMap<string, Scene & { closer: Closer }> = new Map<
  string,
  Scene & { closer: Closer }
>([
  ['sowing', { subject: sowing, before: { hour: 'morning' }, closer: { x: 430, scale: 1.3 } }],
  [
    'ploughing',
    {
      subject: ploughing,
      before: { hour: 'morning', ground: 'stubble' },
      closer: { x: 430, scale: 1.36 },
    },
  ],
  [
    'rotavator',
    {
      subject: rotavating,
      before: { ground: 'stubble', sun: 0.4 },
      closer: { x: 380, scale: 1.36 },
    },
  ],
  ['tyre-check', { subject: tyreCheck, before: SKY_TINT, closer: { x: 380, scale: 1.1 } }],
  ['oil-check', { subject: oilCheck, before: LEAF_TINT, closer: { x: 430, scale: 0.96 } }],
  ['clutch', { subject: clutch, before: CLAY_TINT, closer: { x: 400, scale: 1.1 } }],
  ['monsoon', { subject: monsoon, before: { ground: 'green' }, closer: { x: 400, scale: 1.3 } }],
  [
    'harvest',
    { subject: harvest, before: { ground: 'stubble', sun: 0.3 }, closer: { x: 430, scale: 1.3 } },
  ],
  [
    'trolley',
    {
      subject: carting,
      before: { hour: 'morning', ground: 'green' },
      closer: { x: 440, scale: 1.3 },
    },
  ],
  ['dealer-visit', { subject: dealerVisit, before: SAND_TINT, closer: { x: 350, scale: 1.14 } }],
  ['loan-papers', { subject: loanPapers, before: SKY_TINT, closer: { x: 400, scale: 1.06 } }],
  [
    'test-drive',
    { subject: testDrive, before: { ground: 'green', sun: 0.7 }, closer: { x: 400, scale: 1.3 } },
  ],
  [
    'seedlings',
    {
      subject: agriculture,
      before: { hour: 'morning' },
      closer: { x: 430, scale: 1.3 },
    },
  ],
  [
    'soil',
    {
      subject: soil,
      before: { ground: 'green', hour: 'morning', sun: 0.4 },
      closer: { x: 390, scale: 1.3 },
    },
  ],
  ['buying-guide', { subject: buyingGuide, before: LEAF_TINT, closer: { x: 450, scale: 1.14 } }],
  ['scheme', { subject: scheme, before: SAND_TINT, closer: { x: 400, scale: 1.05 } }],
  ['launch', { subject: launch, before: SKY_TINT, closer: { x: 400, scale: 1.14 } }],
]);

export const STORY_IDS: readonly string[] = [...STORY_SCENES.keys()];

/** A page of a web story: view `page` upright (720x1280), `card` where the story is shared. */
export function drawStory(id: string, view: string): Drawing | null {
  const scene = STORY_SCENES.get(id);
  if (scene === undefined) return null;
  if (view === 'page') return composeScene(scene, 'story', scene.closer);
  return view === 'card' ? composeScene(scene, 'card') : null;
}
