import type { Database } from '../../database/database.ts';
import type { CookieDeps } from './cookies.ts';

/** What routes work with that keep something a visitor sends, and know his browser again. */
export type VisitorDeps = CookieDeps & { db: Database };
