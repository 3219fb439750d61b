import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/;
const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/;

/** Somebody's proxy was on the way, whatever it says of whom it speaks for. */
const PROXIES = ['forwarded', 'via', 'x-real-ip', 'x-forwarded-server', 'cf-connecting-ip'];

/**
 * Whether a request was made on this machine, by a program or a browser that asked for it by such a name. A proxy
 * that was not declared makes all the world look like this machine: what any of them leaves behind is enough to
 * refuse, and so is the name of a site.
 */
export function comesFromThisMachine(
  { ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>,
  trustedProxyHops: number,
): boolean {
  const speakers = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').filter(Boolean);
  const host = headers['x-forwarded-host'] ?? headers.host ?? '';
  return (
    LOOPBACK.test(ip) &&
    speakers.length <= trustedProxyHops &&
    !PROXIES.some((name) => headers[name] !== undefined) &&
    LOOPBACK_HOST.test([host].flat().join(','))
  );
}
