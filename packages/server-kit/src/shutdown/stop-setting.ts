import { integer, setting } from '../settings/index.ts';

/** Setting of the notice period, for the table of settings of a server. `toNoticeMs` converts its value. */
export const stopSetting = {
  STOP_NOTICE_SECONDS: setting({
    description:
      'seconds after SIGTERM in which the process still accepts requests while its readiness check returns 503; ' +
      'at least the time in which the load balancer detects that',
    schema: integer(0, 15),
    defaultValue: undefined,
    defaultLabel: '5 with DATABASE_URL or NODE_ENV=production, else 1',
  }),
};

const MS_PER_SECOND = 1000;

/**
 * Returns the notice period in milliseconds. The default is longer on a deployed process, because load balancers check
 * its health only every few seconds.
 */
export const toNoticeMs = (seconds: number | undefined, isDeployed: boolean): number =>
  (seconds ?? (isDeployed ? 5 : 1)) * MS_PER_SECOND;
