/** A reason not to start that a person can act on: its message is one clear sentence. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}
