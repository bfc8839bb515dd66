/** Memory that a test and the worker share: the running tasks, their maximum, and the open gate. */
export const GATE = { running: 0, most: 1, open: 2 } as const;

/** Runs a task that ends when the test opens the gate. @returns the number of concurrent tasks */
export function run(shared: Int32Array<SharedArrayBuffer>): number {
  const running = Atomics.add(shared, GATE.running, 1) + 1;
  Atomics.store(shared, GATE.most, Math.max(Atomics.load(shared, GATE.most), running));
  Atomics.notify(shared, GATE.running);
  Atomics.wait(shared, GATE.open, 0);
  Atomics.sub(shared, GATE.running, 1);
  return running;
}
