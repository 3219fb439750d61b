import type { Drawing } from '../drawing.ts';
import { composeScene, type Scene, type Zoom } from './compose-scene.ts';
import { drawClutch, drawOilCheck, drawTyreCheck } from './subjects/care.ts';
import { drawAgriculture, drawSoil } from './subjects/farm.ts';
import {
  drawCarting,
  drawHarvest,
  drawMonsoon,
  drawPloughing,
  drawRotavating,
  drawSowing,
} from './subjects/fieldwork.ts';
import {
  drawBuyingGuide,
  drawDealerVisit,
  drawLaunch,
  drawLoanPapers,
  drawScheme,
  drawTestDrive,
} from './subjects/trade.ts';

const SAND_TINT = '#efe6d0';
const CLAY_TINT = '#f2e0d2';
const LEAF_TINT = '#e2ead2';
const SKY_TINT = '#dbe8ea';

const STORY_SCENES: ReadonlyMap<string, Scene & { closer: Zoom }> = new Map<
  string,
  Scene & { closer: Zoom }
>([
  [
    'sowing',
    { subject: drawSowing, background: { hour: 'morning' }, closer: { x: 430, scale: 1.3 } },
  ],
  [
    'ploughing',
    {
      subject: drawPloughing,
      background: { hour: 'morning', ground: 'stubble' },
      closer: { x: 430, scale: 1.36 },
    },
  ],
  [
    'rotavator',
    {
      subject: drawRotavating,
      background: { ground: 'stubble', sun: 0.4 },
      closer: { x: 380, scale: 1.36 },
    },
  ],
  ['tyre-check', { subject: drawTyreCheck, background: SKY_TINT, closer: { x: 380, scale: 1.1 } }],
  ['oil-check', { subject: drawOilCheck, background: LEAF_TINT, closer: { x: 430, scale: 0.96 } }],
  ['clutch', { subject: drawClutch, background: CLAY_TINT, closer: { x: 400, scale: 1.1 } }],
  [
    'monsoon',
    { subject: drawMonsoon, background: { ground: 'green' }, closer: { x: 400, scale: 1.3 } },
  ],
  [
    'harvest',
    {
      subject: drawHarvest,
      background: { ground: 'stubble', sun: 0.3 },
      closer: { x: 430, scale: 1.3 },
    },
  ],
  [
    'trolley',
    {
      subject: drawCarting,
      background: { hour: 'morning', ground: 'green' },
      closer: { x: 440, scale: 1.3 },
    },
  ],
  [
    'dealer-visit',
    { subject: drawDealerVisit, background: SAND_TINT, closer: { x: 350, scale: 1.14 } },
  ],
  [
    'loan-papers',
    { subject: drawLoanPapers, background: SKY_TINT, closer: { x: 400, scale: 1.06 } },
  ],
  [
    'test-drive',
    {
      subject: drawTestDrive,
      background: { ground: 'green', sun: 0.7 },
      closer: { x: 400, scale: 1.3 },
    },
  ],
  [
    'seedlings',
    {
      subject: drawAgriculture,
      background: { hour: 'morning' },
      closer: { x: 430, scale: 1.3 },
    },
  ],
  [
    'soil',
    {
      subject: drawSoil,
      background: { ground: 'green', hour: 'morning', sun: 0.4 },
      closer: { x: 390, scale: 1.3 },
    },
  ],
  [
    'buying-guide',
    { subject: drawBuyingGuide, background: LEAF_TINT, closer: { x: 450, scale: 1.14 } },
  ],
  ['scheme', { subject: drawScheme, background: SAND_TINT, closer: { x: 400, scale: 1.05 } }],
  ['launch', { subject: drawLaunch, background: SKY_TINT, closer: { x: 400, scale: 1.14 } }],
]);

export const STORY_IDS: readonly string[] = [...STORY_SCENES.keys()];

/**
 * Draws a page of a web story: view `page` (720x1280), or `card` (1200x630) for shared links. Null for an unknown id or
 * view.
 */
export function drawStory(id: string, view: string): Drawing | null {
  const scene = STORY_SCENES.get(id);
  if (scene === undefined) return null;
  if (view === 'page') return composeScene(scene, 'story', scene.closer);
  return view === 'card' ? composeScene(scene, 'card') : null;
}
