import type { DeskDeps } from '../../domain/desk/desk-deps.ts';
import type { DeskSessions } from '../../domain/desk/staff/desk-sessions.ts';
import type { Guard } from './guard.ts';

/** Dependencies of all desk routes; their paths are below /api/desk. */
export type DeskRouteDeps = DeskDeps & {
  sessions: DeskSessions;
  guard: Guard;
  isProduction: boolean;
  tags: string[];
};
