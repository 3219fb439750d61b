import type { YearDay } from './calculate-harvest-rows.ts';

/** Days by which most of each harvest is sold. */
export interface HarvestDays {
  readonly kharif: YearDay;
  readonly rabi: YearDay;
}

const DEFAULT_DAYS: HarvestDays = { kharif: '11-30', rabi: '05-15' };

/** Estimated from the main crops of each state, without a cited source. The visitor can change the days. */
const DAYS_BY_STATE: Readonly<Record<string, HarvestDays>> = {
  // Kharif: paddy. Rabi: wheat.
  punjab: { kharif: '11-15', rabi: '05-15' },
  haryana: { kharif: '11-15', rabi: '05-15' },
  'uttar-pradesh': { kharif: '11-30', rabi: '05-15' },
  bihar: { kharif: '12-15', rabi: '05-15' },
  'west-bengal': { kharif: '12-31', rabi: '05-31' },
  odisha: { kharif: '12-31', rabi: '05-15' },
  chhattisgarh: { kharif: '12-31', rabi: '04-30' },
  // Kharif: soybean. Rabi: wheat and gram.
  'madhya-pradesh': { kharif: '10-31', rabi: '04-30' },
  rajasthan: { kharif: '10-31', rabi: '04-30' },
  // Kharif: cotton, groundnut, soybean. Rabi: wheat, gram, sorghum.
  gujarat: { kharif: '11-30', rabi: '04-15' },
  maharashtra: { kharif: '11-30', rabi: '04-15' },
  karnataka: { kharif: '12-15', rabi: '03-31' },
  telangana: { kharif: '12-31', rabi: '05-15' },
  'andhra-pradesh': { kharif: '12-31', rabi: '05-15' },
  'tamil-nadu': { kharif: '10-15', rabi: '02-28' },
};

export const isListedState = (state: string) => Object.hasOwn(DAYS_BY_STATE, state);

export const getHarvestDays = (state: string): HarvestDays =>
  (isListedState(state) ? DAYS_BY_STATE[state] : undefined) ?? DEFAULT_DAYS;
