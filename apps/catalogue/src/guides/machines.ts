/** Building machines that a farm or a village works with: their drawing, and where their tractor is. */
export const CONSTRUCTION = ['backhoe-loader', 'wheel-loader', 'excavator', 'crane'] as const;

/** What a farm needs through the year, with the lists that show it. */
export const FARM_STEPS = [
  { name: 'land', types: ['plough', 'cultivator', 'harrow', 'rotavator', 'laser-land-leveler'] },
  { name: 'sowing', types: ['super-seeder', 'rice-transplanter', 'power-tiller'] },
  { name: 'care', types: ['sprayer', 'mulcher'] },
  { name: 'harvest', types: ['combine-harvester', 'straw-reaper', 'baler', 'tipping-trailer'] },
] as const;
