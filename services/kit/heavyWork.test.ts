import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GATE } from '../testing/kit/gateWorker.ts';
import { createApp } from './app.ts';
import { type HeavyWork, openHeavyWork } from './heavyWork.ts';

const QUEUE = 3;
const BUSY = { status: 503, body: { errorCode: 'busy' } };
const OPENING = 1;

type Shared = Int32Array<SharedArrayBuffer>;

let shared: Shared;
let work: HeavyWork<Shared, number>;

function openQueue(seconds: number): HeavyWork<Shared, number> {
  return openHeavyWork(new URL('../testing/kit/gateWorker.ts', import.meta.url), { queue: QUEUE, seconds });
}

function openGate(): void {
  Atomics.store(shared, GATE.open, OPENING);
  Atomics.notify(shared, GATE.open);
}

/** Resolves when a task runs. */
async function running(): Promise<void> {
  const waited = Atomics.waitAsync(shared, GATE.running, 0);
  if (waited.async) await waited.value;
}

beforeEach(() => {
  shared = new Int32Array(new SharedArrayBuffer(3 * Int32Array.BYTES_PER_ELEMENT));
  work = openQueue(60);
});
afterEach(async () => {
  openGate();
  await work.close();
});

const submit = (count: number) => Array.from({ length: count }, () => work.run(shared));

test('D1 D2 a queue runs one task at a time', async () => {
  const tasks = submit(1 + QUEUE);
  await running();
  openGate();
  expect(await Promise.all(tasks)).toEqual(tasks.map(() => 1));
  expect(Atomics.load(shared, GATE.most)).toBe(1);
});

test('D1 D2 a full queue refuses the next task, and accepts tasks again afterwards', async () => {
  const tasks = submit(1 + QUEUE);
  await running();
  for (const refused of submit(5)) await expect(refused).rejects.toMatchObject(BUSY);
  expect(Atomics.load(shared, GATE.running)).toBe(1);
  openGate();
  await Promise.all(tasks);
  expect(await work.run(shared)).toBe(1);
});

test('D1 D2 a task above its time limit is refused and stopped, and the next task runs', async () => {
  const short = openQueue(0.2);
  await expect(short.run(shared)).rejects.toMatchObject(BUSY);
  openGate();
  await short.close();
  expect(await work.run(shared)).toBeGreaterThan(0);
});

test('D1 D2 the server answers files and pages while a task runs', async () => {
  const app = createApp();
  app.get('/file', () => readFile(join(__dirname, 'heavyWork.ts')));
  const task = work.run(shared);
  await running();
  const answers = await Promise.all(Array.from({ length: 50 }, async () => app.inject({ url: '/file' })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  expect(Atomics.load(shared, GATE.running)).toBe(1);
  openGate();
  await task;
  await app.close();
});
