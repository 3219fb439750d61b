let target: string | undefined;

export async function trackNavigation(url: string, navigation: Promise<unknown>): Promise<void> {
  target = url;
  try {
    await navigation;
  } finally {
    if (target === url) target = undefined;
  }
}

export function reloadDocument(
  documentLocation: Pick<Location, 'assign' | 'reload'> = location,
): void {
  if (target === undefined) documentLocation.reload();
  else documentLocation.assign(target);
}
