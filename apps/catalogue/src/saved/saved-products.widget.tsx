import type { NoProps } from '@tractor-haat/platform';
import { SavedTray } from './saved-tray.tsx';

/** Saved products on pages of other remotes. */
export const Component = (_: NoProps) => <SavedTray />;
