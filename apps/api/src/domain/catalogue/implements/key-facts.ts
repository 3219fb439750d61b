import type { KeyFact } from '@tractor-haat/api-client/contract';
import { formatNumber } from '@tractor-haat/i18n';
import type { Specs } from '../../../database/schema/implements.ts';

/** The facts of a card, by importance; the page translates labels and units. */
const SHOWN = [
  'rows',
  'tynes',
  'bottoms',
  'discs',
  'blades_min',
  'tank_l',
  'payload_t',
  'engine_hp',
  'row_spacing_mm',
  'weight_kg',
];

const MOST = 3;

/** Up to three facts; `label_key` is the field's name with its unit, as `tank_l`. */
export function keyFacts(specs: Specs): KeyFact[] {
  return SHOWN.flatMap((label_key) => {
    const value = specs[label_key];
    return typeof value === 'number' ? [{ label_key, value: formatNumber(value, 'en') }] : [];
  }).slice(0, MOST);
}
