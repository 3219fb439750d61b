import { satisfies } from '../version-range.ts';
import type { Gate } from './gate.ts';

/** The shell provides all shared modules in versions that each remote accepts. */
export const sharedGate: Gate = ({ candidate, shell, others }) => {
  if (!shell)
    return { found: 'no live shell', expected: 'a shell that was promoted before its remotes' };
  const asking = shell === candidate ? others : [candidate];
  for (const remote of asking) {
    for (const [module, range] of Object.entries(remote.shared)) {
      const provided = shell.provides[module];
      if (provided === undefined || !satisfies(provided, range))
        return {
          found: `"${remote.name}" asks for ${module} ${range}`,
          expected: `what the shell ${shell.version} provides: ${provided ? `${module} ${provided}` : `no ${module}`}`,
        };
    }
  }
  return null;
};
