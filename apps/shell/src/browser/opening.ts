import type { FrozenPage } from '../site/chrome/frozen-page.ts';
import type { Router } from './make-router.ts';

/** How the document comes alive: the server's HTML is taken over as a rule. */
export interface Opening {
  readonly router: Router;
  /** The page is made anew: nothing of the server's HTML is taken over. */
  readonly isRenewed?: boolean;
  /** HTML that stays as it is, for its code cannot be had. */
  readonly frozen?: FrozenPage;
}
