import type { PictureName } from '@tractor-haat/api-client';

export type TractorAppearance = {
  slug: string;
  hp: number | null;
  drive: '2wd' | '4wd';
  cabin_ac: boolean;
};

/** A tractor up to this power is drawn as a mini tractor, and lists count it as one. */
export const MINI_HP = 30;
/** A tractor from this power is drawn as a large one. */
const LARGE_HP = 61;
/** Power in hp from which tractors are drawn with a roll-over protective structure (ROPS). */
const ROPS_HP = 50;

/** The id selects the size, roof and drive of the drawing. The slug in it selects the colour and bonnet. */
export function toTractorPicture(
  { slug, hp, drive, cabin_ac }: TractorAppearance,
  kind: 'tractor' | 'used' = 'tractor',
): PictureName {
  const size = toSizePrefix(hp);
  const roof = toRoof(hp, cabin_ac);
  const driveSuffix = drive === '4wd' ? '-4wd' : '';
  return { kind, id: `${size}${roof}${driveSuffix}--${slug}`, view: 'side' };
}

function toRoof(hp: number | null, hasCabin: boolean): string {
  if (hasCabin) return 'cabin';
  return hp !== null && hp >= ROPS_HP ? 'rops' : 'plain';
}

function toSizePrefix(hp: number | null): string {
  if (hp === null) return '';
  if (hp <= MINI_HP) return 'mini-';
  return hp >= LARGE_HP ? 'large-' : '';
}
