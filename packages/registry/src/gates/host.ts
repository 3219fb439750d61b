import { hostApiOf, runnableHostApis } from '../host-api.ts';
import { SHELL } from '../names.ts';
import type { Gate } from './gate.ts';

/** The site server must support the shell's host API version; also applies to rollbacks. */
export const hostGate: Gate = ({ candidate, hostApi }) => {
  if (candidate.name !== SHELL || hostApi === undefined) return null;
  const wanted = hostApiOf(candidate);
  const accepted = runnableHostApis(hostApi);
  if (accepted.includes(wanted)) return null;
  return {
    found: `a shell of hostApi ${wanted}`,
    expected: `hostApi ${accepted.join(' or ')}, which the site server runs`,
  };
};
