import { integer, setting } from '../settings/index.ts';

/** Setting of the notice period. */
export const stopSetting = {
  STOP_NOTICE_SECONDS: setting({
    description:
      'for how long a process that was told to stop (SIGTERM) goes on taking requests while its health says 503; ' +
      'as long as what stands in front needs to notice it',
    schema: integer(0, 15),
    defaultValue: undefined,
    defaultLabel: '5 with DATABASE_URL or NODE_ENV=production, else 1',
  }),
};

/**
 * Notice period in milliseconds. Longer on a deployed process, because load balancers poll health only every few
 * seconds.
 */
export const noticeMs = (seconds: number | undefined, isDeployed: boolean): number =>
  (seconds ?? (isDeployed ? 5 : 1)) * 1000;
