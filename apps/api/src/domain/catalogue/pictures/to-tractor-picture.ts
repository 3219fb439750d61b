import type { PictureName } from '@tractor-haat/api-client';

export type TractorAppearance = {
  slug: string;
  hp: number | null;
  drive: '2wd' | '4wd';
  cabin_ac: boolean;
};

export const MINI_HP = 30;
const LARGE_HP = 61;
const ROPS_HP = 50;

/** The drawing by size, roof and drive; paint and bonnet depend on the slug. */
export function toTractorPicture(
  { slug, hp, drive, cabin_ac }: TractorAppearance,
  kind: 'tractor' | 'used' = 'tractor',
): PictureName {
  const size = toSizePrefix(hp);
  const top = cabin_ac ? 'cabin' : hp !== null && hp >= ROPS_HP ? 'rops' : 'plain';
  const four = drive === '4wd' ? '-4wd' : '';
  return { kind, id: `${size}${top}${four}--${slug}`, view: 'side' };
}

function toSizePrefix(hp: number | null): string {
  if (hp === null) return '';
  if (hp <= MINI_HP) return 'mini-';
  return hp >= LARGE_HP ? 'large-' : '';
}
