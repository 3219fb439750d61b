export {
  endOnSignals,
  type GracefulShutdown,
  getGracefulShutdown,
  stopSetting,
  toNoticeMs,
} from './graceful-shutdown.ts';
