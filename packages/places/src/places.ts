import { slug } from '@tractor-haat/api-client/contract';
import { z } from 'zod';

/** Schemas of the rows in content/places/*.json. Unknown fields are rejected. */
const nonEmptyText = z.string().trim().min(1).max(120);
const partlyTranslatedName = z.strictObject({
  en: nonEmptyText,
  hi: nonEmptyText.optional(),
  gu: nonEmptyText.optional(),
  mr: nonEmptyText.optional(),
});
const translatedName = z.strictObject({
  en: nonEmptyText,
  hi: nonEmptyText,
  gu: nonEmptyText,
  mr: nonEmptyText,
});

/** Languages in which the name was transliterated by rule, with low confidence. */
const transliterated = z.array(z.enum(['hi', 'gu', 'mr'])).optional();

/** `aliases` are other names in use, which look-ups treat like the name. */
export const stateRow = z.strictObject({
  slug,
  kind: z.enum(['state', 'territory']),
  name: translatedName,
  aliases: z.array(nonEmptyText),
});

/** `state` is the slug of the district's state. */
export const districtRow = z.strictObject({
  state: slug,
  slug,
  name: partlyTranslatedName,
  aliases: z.array(nonEmptyText),
  transliterated,
});

/** `state` and `district` are slugs; two states may have a district of the same slug. */
export const tehsilRow = z.strictObject({
  state: slug,
  district: slug,
  slug,
  name: partlyTranslatedName,
  transliterated,
});

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

/** Coordinates in degrees north and east. */
export const townRow = tehsilRow.omit({ transliterated: true }).extend({ latitude, longitude });

/** A foreign town near the border. A position that is closer to it than to an Indian town is not in India. */
export const neighbourRow = z.strictObject({ latitude, longitude });

export type StateRow = z.output<typeof stateRow>;
export type DistrictRow = z.output<typeof districtRow>;
export type TehsilRow = z.output<typeof tehsilRow>;
export type TownRow = z.output<typeof townRow>;
export type NeighbourRow = z.output<typeof neighbourRow>;

/** All places. Every reference points to a row of this object. */
export type Places = {
  states: StateRow[];
  districts: DistrictRow[];
  tehsils: TehsilRow[];
  towns: TownRow[];
  neighbours: NeighbourRow[];
};
