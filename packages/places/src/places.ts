import { slug } from '@tractor-haat/api-client/contract';
import { z } from 'zod';

/** Schemas of the rows in content/places. They are strict, so that a misspelt field is an error. */

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

/** Languages whose name was transliterated by rule and not checked by a person. */
const transliterated = z.array(z.enum(['hi', 'gu', 'mr'])).optional();

/** `aliases` are other current or former names, by which look-ups find the row too. */
export const stateRow = z.strictObject({
  slug,
  kind: z.enum(['state', 'territory']),
  name: translatedName,
  aliases: z.array(nonEmptyText),
});

/** `state` is the slug of the state. */
export const districtRow = z.strictObject({
  state: slug,
  slug,
  name: partlyTranslatedName,
  aliases: z.array(nonEmptyText),
  transliterated,
});

/** `state` and `district` are slugs. Both are necessary, because two states may have a district with the same slug. */
export const tehsilRow = z.strictObject({
  state: slug,
  district: slug,
  slug,
  name: partlyTranslatedName,
  transliterated,
});

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

/** Coordinates in degrees, north and east positive. */
export const townRow = tehsilRow.omit({ transliterated: true }).extend({ latitude, longitude });

/** A foreign town near the border. A position that is nearer to it than to any Indian town is not in India. */
export const neighbourRow = z.strictObject({ latitude, longitude });

export type StateRow = z.output<typeof stateRow>;
export type DistrictRow = z.output<typeof districtRow>;
export type TehsilRow = z.output<typeof tehsilRow>;
export type TownRow = z.output<typeof townRow>;
export type NeighbourRow = z.output<typeof neighbourRow>;

/** All rows of content/places. The slugs of states and districts refer to rows of the same object. */
export type Places = {
  states: StateRow[];
  districts: DistrictRow[];
  tehsils: TehsilRow[];
  towns: TownRow[];
  neighbours: NeighbourRow[];
};
