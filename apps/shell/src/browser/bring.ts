/** The address of the file that could not be loaded, where webpack tells it. */
const addressOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'request' in error
    ? String(error.request)
    : undefined;

/**
 * Fetches code, and once more if that fails. A file that was refused may sit in the browser's cache as
 * immutable: it is fetched past the cache before the second try. `address` is used where the error names none.
 */
export async function bring<Module>(
  load: () => Promise<Module>,
  address?: string,
): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const file = addressOf(error) ?? address;
    if (file) await fetch(file, { cache: 'reload', credentials: 'same-origin' }).catch(() => null);
    return load();
  }
}
