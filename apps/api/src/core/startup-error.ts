/** An error that the operator can fix, such as a missing setting. Its message is printed without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
