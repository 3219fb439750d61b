import type { FrozenPage } from '../app/chrome/frozen-page.ts';
import type { Router } from './create-router.ts';

/** How the document is taken over; by default the server HTML is hydrated. */
export interface StartOptions {
  readonly router: Router;
  /** The page is rendered anew, without hydration. */
  readonly isRenewed?: boolean;
  /** HTML that stays unhydrated, because its code is unavailable. */
  readonly frozen?: FrozenPage;
}
