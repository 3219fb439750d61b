import { CLIPS, drawPoster } from './clips/index.ts';
import type { Drawing } from './drawing.ts';
import { drawImplement, drawImplementType, IMPLEMENT_TYPES } from './implements/index.ts';
import { drawScene } from './scenes/empty.ts';
import { drawHero } from './scenes/hero.ts';
import { drawShare } from './scenes/share.ts';
import { drawTile, TILE_IDS } from './tiles/index.ts';
import { drawTractor } from './tractor/variant.ts';

export type { Drawing } from './drawing.ts';

const KINDS: ReadonlyMap<string, (id: string, view: string) => Drawing | null> = new Map([
  ['implement', drawImplement],
  ['implement-type', drawImplementType],
  ['tractor', drawTractor],
  ['tile', drawTile],
  ['hero', drawHero],
  ['video', drawPoster],
  ['scene', drawScene],
  ['share', drawShare],
]);

/**
 * The picture of a thing, as SVG text. The same question always gets the same text. Null when the
 * kind, the id or the view is not known.
 */
export function draw(kind: string, id: string, view: string): Drawing | null {
  return KINDS.get(kind)?.(id, view) ?? null;
}

const named = (kind: string, ids: readonly string[], views: readonly string[]) =>
  ids.flatMap((id) => views.map((view) => ({ kind, id, view })));

/** Every picture that can be named beforehand (implements and tractors follow their slugs). */
export function allPictures(): { kind: string; id: string; view: string }[] {
  return [
    ...named('hero', ['home'], ['phone', 'wide']),
    ...named('tile', TILE_IDS, ['card']),
    ...named('implement-type', IMPLEMENT_TYPES, ['icon', 'side']),
    ...named(
      'video',
      CLIPS.map(({ name }) => name),
      ['poster'],
    ),
    ...named('scene', ['empty'], ['field']),
    ...named('share', ['default'], ['card']),
  ];
}
