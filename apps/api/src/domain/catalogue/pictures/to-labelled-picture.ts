import type { Picture, PictureName } from '@tractor-haat/api-client';
import type { Language } from '@tractor-haat/i18n';
import type { LocalisedText } from '../../../database/schema/localised.ts';
import { addPictureHash } from '../../../shared/add-picture-hash.ts';

/** A picture with brand and model as its text, in English if the brand's name is not translated. */
export function toLabelledPicture(
  name: PictureName,
  brand: LocalisedText,
  model: string,
  language: Language,
): Picture {
  const translated = brand[language];
  return {
    ...addPictureHash(name),
    alt:
      translated === undefined
        ? { text: `${brand.en} ${model}`, language: 'en' }
        : { text: `${translated} ${model}`, language },
  };
}
