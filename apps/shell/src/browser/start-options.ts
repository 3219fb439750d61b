import type { FrozenPage } from '../app/chrome/frozen-page.ts';
import type { Router } from './create-router.ts';

/** How React starts on the document; by default the server HTML is hydrated. */
export interface StartOptions {
  readonly router: Router;
  /** The page is rendered again, without hydration. */
  readonly isRenewed?: boolean;
  /** HTML that stays unhydrated, because its code is unavailable. */
  readonly frozen?: FrozenPage;
}
