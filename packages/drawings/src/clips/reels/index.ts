export { carting } from './carting.ts';
export { furrow } from './furrow.ts';
export { harvestDay } from './harvest-day.ts';
export { lookRound } from './look-round.ts';
export { seedbed } from './seedbed.ts';
export { treads } from './treads.ts';
