import { hostApiOf, runnableHostApis } from '../host-api.ts';
import { SHELL } from '../names.ts';
import type { Gate } from './gate.ts';

/** The site server must support the shell's host API version; also applies to rollbacks. */
export const hostGate: Gate = ({ candidate, hostApi }) => {
  if (candidate.name !== SHELL || hostApi === undefined) return null;
  const requiredApi = hostApiOf(candidate);
  const accepted = runnableHostApis(hostApi);
  if (accepted.includes(requiredApi)) return null;
  return {
    found: `a shell of hostApi ${requiredApi}`,
    expected: `hostApi ${accepted.join(' or ')}, which the site server runs`,
  };
};
