import { listClaims } from '@tractor-haat/shell-kit/route-table';
import type { Gate } from './gate.ts';

/** A URL belongs to one app. */
export const routesGate: Gate = ({ candidate, shell, others }) => {
  const owners = new Map<string, string>();
  for (const other of shell ? [shell, ...others] : others) {
    if (other.name === candidate.name) continue;
    for (const claim of other.routes.flatMap(listClaims)) owners.set(claim, other.name);
  }
  for (const route of candidate.routes) {
    const owner = listClaims(route)
      .map((claim) => owners.get(claim))
      .find((name) => name !== undefined);
    if (owner)
      return {
        found: `the route ${route}, which "${owner}" owns`,
        expected: 'routes that no other app owns',
      };
  }
  return null;
};
