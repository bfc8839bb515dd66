/** Something that went wrong, and where (§8 place label). */
export interface Report {
  error: unknown;
  /** Names a place in the code, never a person: `start`, `section`, `copy-link`. */
  place: string;
}

/** Reports kept until somebody takes them. */
const LONGEST_QUEUE = 50;

const queue: Report[] = [];
let receiver: ((report: Report) => void) | null = null;

/** Reports what the participant need not be told of (§8). Whatever is in the error is scrubbed before it leaves. */
export function reportError(error: unknown, place: string): void {
  const report = { error, place };
  if (receiver) receiver(report);
  else if (queue.length < LONGEST_QUEUE) queue.push(report);
}

/** Hands over every report so far, then each new one. Only the shell's reporting takes them. */
export function receiveReports(receive: (report: Report) => void): void {
  receiver = receive;
  for (const report of queue.splice(0)) receive(report);
}
