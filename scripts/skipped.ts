/** The exit code of a step that this machine cannot run, as in automake. */
export const SKIPPED = 77;
