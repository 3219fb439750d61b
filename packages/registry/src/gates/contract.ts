import { acceptsContract, FIRST_CONTRACT } from '../accepts-contract.ts';
import type { Gate } from './gate.ts';

export const contractGate: Gate = ({ candidate, shell, others }) => {
  if (!shell)
    return { found: 'no live shell', expected: 'a shell that was promoted before its remotes' };
  const asking = shell === candidate ? others : [candidate];
  const refused = asking.find((remote) => !acceptsContract(shell.contract, remote.contract));
  if (!refused) return null;
  const accepted = [shell.contract, shell.contract - 1].filter((one) => one >= FIRST_CONTRACT);
  return {
    found: `"${refused.name}" of contract ${refused.contract}`,
    expected: `contract ${accepted.join(' or ')}, which the shell ${shell.version} accepts`,
  };
};
