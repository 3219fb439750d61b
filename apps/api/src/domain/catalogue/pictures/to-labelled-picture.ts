import type { Picture, PictureName } from '@tractor-haat/api-client';
import type { Language } from '@tractor-haat/i18n';
import type { LocalisedText } from '../../../database/schema/localised.ts';
import { addPictureHash } from '../../../shared/add-picture-hash.ts';

export function toLabelledPicture(
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
