import { DEMO_CLIPS, drawPoster, drawReelPoster, REEL_CLIPS } from './clips/demo-clips.ts';
import { CONSTRUCTION_IDS, drawConstruction } from './construction/draw-construction.ts';
import { drawMonogram } from './draw-monogram.ts';
import type { Drawing, DrawingName } from './drawing.ts';
import { drawImplement, drawImplementType, IMPLEMENT_TYPES } from './implements/draw-implement.ts';
import { drawTrailer } from './implements/draw-trolley.ts';
import { drawComparison } from './scenes/draw-comparison.ts';
import { COVER_IDS, drawCover } from './scenes/draw-cover.ts';
import { drawHero } from './scenes/draw-hero.ts';
import { drawScene, SCENE_IDS } from './scenes/draw-scene.ts';
import { drawShare } from './scenes/draw-share.ts';
import { drawStory, STORY_IDS } from './scenes/draw-story.ts';
import { drawTile, TILE_IDS } from './tiles/draw-tile.ts';
import { drawTractor, drawUsedTractor } from './tractor/draw-tractor.ts';
import { drawTyre } from './tyres/draw-tyre.ts';

export type { Drawing, DrawingName } from './drawing.ts';
export { createComparisonName } from './scenes/draw-comparison.ts';

const KIND_DRAWERS: ReadonlyMap<string, (id: string, view: string) => Drawing | null> = new Map([
  ['implement', drawImplement],
  ['implement-type', drawImplementType],
  ['tractor', drawTractor],
  ['used', drawUsedTractor],
  ['tyre', drawTyre],
  ['construction', drawConstruction],
  ['trailer', drawTrailer],
  ['tile', drawTile],
  ['hero', drawHero],
  ['video', drawPoster],
  ['reel', drawReelPoster],
  ['scene', drawScene],
  ['share', drawShare],
  ['comparison', drawComparison],
  ['cover', drawCover],
  ['story', drawStory],
  ['monogram', drawMonogram],
]);

/**
 * Draws a picture as SVG text. Deterministic: equal arguments return equal text. Null for an unknown kind, id or view.
 */
export function draw(kind: string, id: string, view: string): Drawing | null {
  return KIND_DRAWERS.get(kind)?.(id, view) ?? null;
}

/** Views of a kind that share one hash in their URLs. Empty if each view has a hash of its own. */
export const listKindViews = (kind: string): readonly string[] => KIND_VIEWS.get(kind) ?? [];

/** Pictures that do not depend on catalogue data. The pictures of products and brands are not listed. */
export function listAllPictures(): DrawingName[] {
  return [
    ...listNames('hero', ['home'], ['phone', 'wide']),
    ...listNames('tile', TILE_IDS, ['card']),
    ...listNames('implement-type', IMPLEMENT_TYPES, ['icon', 'side']),
    ...listNames(
      'video',
      DEMO_CLIPS.map(({ name }) => name),
      ['poster'],
    ),
    ...listNames(
      'reel',
      REEL_CLIPS.map(({ name }) => name),
      ['poster'],
    ),
    ...listNames('construction', CONSTRUCTION_IDS, ['side', 'field']),
    ...listNames('cover', COVER_IDS, ['wide', 'card']),
    ...listNames('story', STORY_IDS, ['page', 'card']),
    ...listNames('scene', SCENE_IDS, ['card', 'wide']),
    ...listNames('scene', ['empty'], ['field']),
    ...listNames('share', ['default'], ['card']),
  ];
}

/** The API returns one view of these kinds. Pages derive the URLs of the other views from it. */
const KIND_VIEWS: ReadonlyMap<string, readonly string[]> = new Map([
  ['tractor', ['side', 'front', 'rear', 'field']],
  ['cover', ['wide', 'card']],
  ['story', ['page', 'card']],
]);

const listNames = (kind: string, ids: readonly string[], views: readonly string[]) =>
  ids.flatMap((id) => views.map((view) => ({ kind, id, view })));
