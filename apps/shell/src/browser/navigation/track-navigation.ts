let pendingUrl: string | undefined;

/** Stores the URL of a pending navigation for `reloadDocument`. */
export async function trackNavigation(url: string, navigation: Promise<unknown>): Promise<void> {
  pendingUrl = url;
  try {
    await navigation;
  } finally {
    if (pendingUrl === url) pendingUrl = undefined;
  }
}

/** Loads the target of a pending navigation, or the current URL again. */
export function reloadDocument(
  documentLocation: Pick<Location, 'assign' | 'reload'> = location,
): void {
  if (pendingUrl === undefined) documentLocation.reload();
  else documentLocation.assign(pendingUrl);
}
