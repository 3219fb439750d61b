import { hostApiOf, runnableHostApis } from '../host-api.ts';
import { SHELL } from '../names.ts';
import type { Gate } from './gate.ts';

/** A shell goes live only where a site server runs it; going back to one too. */
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
