/** Target of a navigation during hydration. */
let target: string | undefined;

/** Stores the URL until `going` settles. */
export async function rememberWhile(address: string, going: Promise<unknown>): Promise<void> {
  target = address;
  try {
    await going;
  } finally {
    if (target === address) target = undefined;
  }
}

/** Reloads the document with the remaining versions, at the target of a pending navigation. */
export function loadAnew(place: Pick<Location, 'assign' | 'reload'> = location): void {
  if (target === undefined) place.reload();
  else place.assign(target);
}
