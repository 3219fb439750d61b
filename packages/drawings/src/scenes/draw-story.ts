import type { Drawing } from '../drawing.ts';
import { CLAY_TINT, LEAF_TINT, SAND_TINT, SKY_TINT } from '../paint.ts';
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

type StoryScene = Scene & { readonly zoom: Zoom };

const STORY_SCENES: ReadonlyMap<string, StoryScene> = new Map<string, StoryScene>([
  [
    'sowing',
    { subject: drawSowing, background: { hour: 'morning' }, zoom: { x: 430, scale: 1.3 } },
  ],
  [
    'ploughing',
    {
      subject: drawPloughing,
      background: { hour: 'morning', ground: 'stubble' },
      zoom: { x: 430, scale: 1.36 },
    },
  ],
  [
    'rotavator',
    {
      subject: drawRotavating,
      background: { ground: 'stubble', sun: 0.4 },
      zoom: { x: 380, scale: 1.36 },
    },
  ],
  ['tyre-check', { subject: drawTyreCheck, background: SKY_TINT, zoom: { x: 380, scale: 1.1 } }],
  ['oil-check', { subject: drawOilCheck, background: LEAF_TINT, zoom: { x: 430, scale: 0.96 } }],
  ['clutch', { subject: drawClutch, background: CLAY_TINT, zoom: { x: 400, scale: 1.1 } }],
  [
    'monsoon',
    { subject: drawMonsoon, background: { ground: 'green' }, zoom: { x: 400, scale: 1.3 } },
  ],
  [
    'harvest',
    {
      subject: drawHarvest,
      background: { ground: 'stubble', sun: 0.3 },
      zoom: { x: 430, scale: 1.3 },
    },
  ],
  [
    'trolley',
    {
      subject: drawCarting,
      background: { hour: 'morning', ground: 'green' },
      zoom: { x: 440, scale: 1.3 },
    },
  ],
  [
    'dealer-visit',
    { subject: drawDealerVisit, background: SAND_TINT, zoom: { x: 350, scale: 1.14 } },
  ],
  ['loan-papers', { subject: drawLoanPapers, background: SKY_TINT, zoom: { x: 400, scale: 1.06 } }],
  [
    'test-drive',
    {
      subject: drawTestDrive,
      background: { ground: 'green', sun: 0.7 },
      zoom: { x: 400, scale: 1.3 },
    },
  ],
  [
    'seedlings',
    {
      subject: drawAgriculture,
      background: { hour: 'morning' },
      zoom: { x: 430, scale: 1.3 },
    },
  ],
  [
    'soil',
    {
      subject: drawSoil,
      background: { ground: 'green', hour: 'morning', sun: 0.4 },
      zoom: { x: 390, scale: 1.3 },
    },
  ],
  [
    'buying-guide',
    { subject: drawBuyingGuide, background: LEAF_TINT, zoom: { x: 450, scale: 1.14 } },
  ],
  ['scheme', { subject: drawScheme, background: SAND_TINT, zoom: { x: 400, scale: 1.05 } }],
  ['launch', { subject: drawLaunch, background: SKY_TINT, zoom: { x: 400, scale: 1.14 } }],
]);

export const STORY_IDS: readonly string[] = [...STORY_SCENES.keys()];

/**
 * Draws a page of a web story: view `page` (720x1280), or `card` (1200x630) for shared links. Null for an unknown id or
 * view.
 */
export function drawStory(id: string, view: string): Drawing | null {
  const scene = STORY_SCENES.get(id);
  if (scene === undefined) return null;
  if (view === 'page') return composeScene(scene, 'story', scene.zoom);
  return view === 'card' ? composeScene(scene, 'card') : null;
}
