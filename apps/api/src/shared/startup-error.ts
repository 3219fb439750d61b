/** A reason not to start that an operator can fix; its message is one clear sentence. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
