/** Expected failure of an operation. `message` is a complete sentence for the user of `mfe`. */
export class RegistryError extends Error {
  override name = 'RegistryError';
}
