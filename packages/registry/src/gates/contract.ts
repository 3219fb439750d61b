import type { Gate } from './gate.ts';

/**
 * A shell of contract N runs remotes of N and of the one before: what is to go is kept for one
 * version, so that a change of contract never needs all sections at the same moment.
 */
const isAccepted = (shellContract: number, contract: number) =>
  contract === shellContract || contract === shellContract - 1;

export const contractGate: Gate = ({ candidate, shell, others }) => {
  if (!shell)
    return { found: 'no live shell', expected: 'a shell that was promoted before its remotes' };
  const asking = shell === candidate ? others : [candidate];
  const refused = asking.find((remote) => !isAccepted(shell.contract, remote.contract));
  if (!refused) return null;
  return {
    found: `"${refused.name}" of contract ${refused.contract}`,
    expected: `contract ${shell.contract} or ${shell.contract - 1}, which the shell ${shell.version} accepts`,
  };
};
