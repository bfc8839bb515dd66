/** What a test and the worker share: how many tasks run, the most that ever ran at once, whether they may end. */
export const GATE = { running: 0, most: 1, open: 2 } as const;

/** A task of a queue that ends when the test opens the gate. @returns how many tasks ran with it */
export function run(shared: Int32Array<SharedArrayBuffer>): number {
  const running = Atomics.add(shared, GATE.running, 1) + 1;
  Atomics.store(shared, GATE.most, Math.max(Atomics.load(shared, GATE.most), running));
  Atomics.notify(shared, GATE.running);
  Atomics.wait(shared, GATE.open, 0);
  Atomics.sub(shared, GATE.running, 1);
  return running;
}
