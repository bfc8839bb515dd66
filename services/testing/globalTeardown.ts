const tasks: Array<() => Promise<unknown>> = [];

/** Registers a task for the end of the run. */
export function atTheEnd(task: () => Promise<unknown>): void {
  tasks.push(task);
}

export default async function tearDown(): Promise<void> {
  for (const task of tasks) await task();
}
