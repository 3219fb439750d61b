/** An operational error; `message` is a complete sentence for the user. */
export class RegistryError extends Error {
  override name = 'RegistryError';
}
