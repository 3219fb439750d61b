/** File names in content/places, by kind of place. */
export const PLACE_FILES = {
  states: 'states.json',
  districts: 'districts.json',
  tehsils: 'tehsils.json',
  towns: 'towns.json',
  neighbours: 'neighbours.json',
} as const;

export type PlaceKind = keyof typeof PLACE_FILES;

export const PLACE_KINDS = Object.keys(PLACE_FILES) as PlaceKind[];
