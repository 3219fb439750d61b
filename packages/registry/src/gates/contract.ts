import { acceptsContract } from '../accepts-contract.ts';
import type { Gate } from './gate.ts';

export const contractGate: Gate = ({ candidate, shell, others }) => {
  if (!shell)
    return { found: 'no live shell', expected: 'a shell that was promoted before its remotes' };
  const asking = shell === candidate ? others : [candidate];
  const refused = asking.find((remote) => !acceptsContract(shell.contract, remote.contract));
  if (!refused) return null;
  return {
    found: `"${refused.name}" of contract ${refused.contract}`,
    expected: `contract ${shell.contract} or ${shell.contract - 1}, which the shell ${shell.version} accepts`,
  };
};
