import { setting, wholeNumber } from '../settings/index.ts';

/** The line of a program's table. */
export const stopSetting = {
  STOP_NOTICE_SECONDS: setting({
    meaning:
      'for how long a process that was told to stop (SIGTERM) goes on taking requests while its health says 503; ' +
      'as long as what stands in front needs to notice it',
    reads: wholeNumber(0, 15),
    otherwise: undefined,
    defaultLabel: '5 with DATABASE_URL or NODE_ENV=production, else 1',
  }),
};

/** In milliseconds. A deployed process waits longer: a load balancer checks its health every few seconds. */
export const noticeMs = (seconds: number | undefined, isDeployed: boolean): number =>
  (seconds ?? (isDeployed ? 5 : 1)) * 1000;
