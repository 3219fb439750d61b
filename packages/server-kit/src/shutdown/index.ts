export { endOnSignals } from './end-on-signals.ts';
export { type GracefulShutdown, getGracefulShutdown } from './graceful-shutdown.ts';
export { stopSetting, toNoticeMs } from './stop-setting.ts';
