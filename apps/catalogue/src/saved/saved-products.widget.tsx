import type { NoProps } from '@tractor-haat/platform';
import { SavedTray } from './saved-tray.tsx';

export const Component = (_: NoProps) => <SavedTray />;
