import type { DeskDeps } from '../../domain/desk/desk-deps.ts';
import type { DeskSessions } from '../../domain/desk/staff/desk-sessions.ts';
import type { Guard } from './guard.ts';

export type DeskRouteDeps = DeskDeps & {
  sessions: DeskSessions;
  guard: Guard;
  isProduction: boolean;
  tags: string[];
};
