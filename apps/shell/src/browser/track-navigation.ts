/** Target of a navigation during hydration. */
let target: string | undefined;

/** Stores the URL until `going` settles. */
export async function trackNavigation(url: string, navigation: Promise<unknown>): Promise<void> {
  target = url;
  try {
    await navigation;
  } finally {
    if (target === url) target = undefined;
  }
}

/** Reloads the document with the remaining versions, at the target of a pending navigation. */
export function reloadDocument(
  documentLocation: Pick<Location, 'assign' | 'reload'> = location,
): void {
  if (target === undefined) documentLocation.reload();
  else documentLocation.assign(target);
}
