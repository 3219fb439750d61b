export { type Departure, departureOf } from './departure.ts';
export { endOnSignals } from './end-on-signals.ts';
export { noticeMs, stopSetting } from './stop-setting.ts';
