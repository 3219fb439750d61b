import type { NoProps } from '@tractor-haat/platform';
import { SavedTray } from './saved-tray.tsx';

/** What the visitor saved, on other remotes' pages. */
export const Component = (_: NoProps) => <SavedTray />;
