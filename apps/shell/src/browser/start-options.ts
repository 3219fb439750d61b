import type { FrozenPage } from '../app/chrome/frozen-page.ts';
import type { Router } from './create-router.ts';

export interface StartOptions {
  readonly router: Router;
  /** True if the page is rendered again instead of hydrated. */
  readonly isRenewed?: boolean;
  /** Set if no code of the page could be loaded. */
  readonly frozen?: FrozenPage;
}
