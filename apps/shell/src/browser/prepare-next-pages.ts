import { keepFonts } from './keep-fonts.ts';
import { startOffline } from './offline.ts';

/** Prepares later pages once this one has loaded: fetches their fonts and starts the service worker. */
export async function prepareNextPages(): Promise<void> {
  await keepFonts();
  await startOffline();
}
