/** A startup error that the operator can fix: only its message is printed, without a stack. */
export class StartupProblem extends Error {
  override name = 'StartupProblem';
}
