/** The ids select drawings and translations. */
export const CONSTRUCTION_MACHINES = [
  'backhoe-loader',
  'wheel-loader',
  'excavator',
  'crane',
] as const;

export const FARM_STEPS = [
  { name: 'land', types: ['plough', 'cultivator', 'harrow', 'rotavator', 'laser-land-leveler'] },
  { name: 'sowing', types: ['super-seeder', 'rice-transplanter', 'power-tiller'] },
  { name: 'care', types: ['sprayer', 'mulcher'] },
  { name: 'harvest', types: ['combine-harvester', 'straw-reaper', 'baler', 'tipping-trailer'] },
] as const;
