/** Target of a navigation during hydration. */
let wanted: string | undefined;

/** Stores the URL until `going` settles. */
export async function rememberWhile(address: string, going: Promise<unknown>): Promise<void> {
  wanted = address;
  try {
    await going;
  } finally {
    if (wanted === address) wanted = undefined;
  }
}

/** Reloads the document with the remaining versions, at the target of a pending navigation. */
export function loadAnew(place: Pick<Location, 'assign' | 'reload'> = location): void {
  if (wanted === undefined) place.reload();
  else place.assign(wanted);
}
