export { endOnSignals } from './end-on-signals.ts';
export { type GracefulShutdown, gracefulShutdown } from './graceful-shutdown.ts';
export { noticeMs, stopSetting } from './stop-setting.ts';
