/** An error, and its place (§8 place label). */
export interface Report {
  error: unknown;
  /** A place in the code, never a person: `start`, `section`, `copy-link`. */
  place: string;
}

/** The maximum number of reports without a receiver. */
const LONGEST_QUEUE = 50;

const queue: Report[] = [];
let receiver: ((report: Report) => void) | null = null;

/**
 * Reports an error that the participant need not see (§8). The receiver scrubs the error before it leaves the
 * page.
 */
export function reportError(error: unknown, place: string): void {
  const report = { error, place };
  if (receiver) receiver(report);
  else if (queue.length < LONGEST_QUEUE) queue.push(report);
}

/** Delivers all previous reports, and then each new report. Only the shell's reporting uses it. */
export function receiveReports(receive: (report: Report) => void): void {
  receiver = receive;
  for (const report of queue.splice(0)) receive(report);
}
