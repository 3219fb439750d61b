import type { Picture, PictureName } from '@tractor-haat/api-client';
import type { Language } from '@tractor-haat/i18n';
import type { LocalisedText } from '../../../core/database/content-columns.ts';
import { addPictureHash } from '../../../core/files/add-picture-hash.ts';

export function toProductPicture(
  name: PictureName,
  brand: LocalisedText,
  model: string,
  language: Language,
): Picture {
  const localBrand = brand[language];
  return {
    ...addPictureHash(name),
    alt:
      localBrand === undefined
        ? { text: `${brand.en} ${model}`, language: 'en' }
        : { text: `${localBrand} ${model}`, language },
  };
}

type TractorAppearance = {
  slug: string;
  hp: number | null;
  drive: '2wd' | '4wd';
  cabin_ac: boolean;
};

export const MAX_MINI_HP = 30;
const MIN_LARGE_HP = 61;
/** ROPS is a roll-over protective structure. */
const MIN_ROPS_HP = 50;

/** In the id, the prefix selects the size, roof and drive of the drawing, and the slug its colour and bonnet. */
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
  return hp !== null && hp >= MIN_ROPS_HP ? 'rops' : 'plain';
}

function toSizePrefix(hp: number | null): string {
  if (hp === null) return '';
  if (hp <= MAX_MINI_HP) return 'mini-';
  return hp >= MIN_LARGE_HP ? 'large-' : '';
}
