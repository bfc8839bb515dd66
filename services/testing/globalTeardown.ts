const tasks: Array<() => Promise<unknown>> = [];

/** Leaves something to do when the run is over. */
export function atTheEnd(task: () => Promise<unknown>): void {
  tasks.push(task);
}

export default async function tearDown(): Promise<void> {
  for (const task of tasks) await task();
}
