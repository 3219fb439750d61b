/** Where the visitor goes while the page is still being taken over. */
let wanted: string | undefined;

/** Remembers the address until `going` has ended, well or not. */
export async function rememberWhile(address: string, going: Promise<unknown>): Promise<void> {
  wanted = address;
  try {
    await going;
  } finally {
    if (wanted === address) wanted = undefined;
  }
}

/** Loads the document anew, by the versions that are left; who was on the way somewhere arrives there. */
export function loadAnew(place: Pick<Location, 'assign' | 'reload'> = location): void {
  if (wanted === undefined) place.reload();
  else place.assign(wanted);
}
