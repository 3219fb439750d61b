import type { FrozenPage } from '../app/chrome/frozen-page.ts';
import type { Router } from './create-router.ts';

export interface StartOptions {
  readonly router: Router;
  readonly isRenewed?: boolean;
  readonly frozen?: FrozenPage;
}
