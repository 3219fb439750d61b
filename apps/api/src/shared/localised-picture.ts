import type { Picture, PictureName } from '@tractor-haat/api-client';
import type { Language } from '@tractor-haat/i18n';
import type { Localised } from '../database/schema/localised.ts';

/** A picture whose text is brand and model, in English when the brand's name is not translated. */
export function namedPicture(
  name: PictureName,
  brand: Localised,
  model: string,
  language: Language,
): Picture {
  const translated = brand[language];
  return {
    ...name,
    alt:
      translated === undefined
        ? { text: `${brand.en} ${model}`, language: 'en' }
        : { text: `${translated} ${model}`, language },
  };
}
