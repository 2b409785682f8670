/** A problem that the user can fix: printed without a stack trace. */
export class SetupProblem extends Error {}

/** Runs the script's main function; its result is the exit code. */
export async function runMain(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(error instanceof SetupProblem ? error.message : error);
    process.exitCode = 1;
  }
}
