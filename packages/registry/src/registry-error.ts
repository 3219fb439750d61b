/** A failure that a person can act on; `message` is a whole sentence. */
export class RegistryError extends Error {
  override name = 'RegistryError';
}
