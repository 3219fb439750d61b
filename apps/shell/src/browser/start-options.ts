import type { FrozenPage } from '../app/chrome/frozen-page.ts';
import type { Router } from './create-router.ts';

/** By default React hydrates the server HTML. */
export interface StartOptions {
  readonly router: Router;
  /** True if the page is rendered again instead of hydrated. */
  readonly isRenewed?: boolean;
  /** Server HTML that stays, because its code is unavailable. */
  readonly frozen?: FrozenPage;
}
