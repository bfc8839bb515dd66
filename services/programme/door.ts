import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { createApp } from '../kit/app.ts';
import type { Database } from '../kit/database.ts';
import { BadRequest, Unauthorised } from '../kit/errors.ts';
import { preparePublishing } from '../publishing/prepare.ts';
import { answerRecords, recordSchema } from '../publishing/records.ts';
import { StartError } from '../start/startError.ts';
import { type Command, commandSchema } from './command.ts';
import { operate } from './operate.ts';

// The embedded database has one owner process. If it is the running system, the operator's command uses this
// door (docs/decisions/007-operator-door.md).

const keySchema = v.object({ url: v.string(), token: v.string() });
type Key = v.InferOutput<typeof keySchema>;

/** Only the owner of the data folder can read the key file. */
const keyFile = (dataDir: string) => join(dataDir, 'operator.json');

export interface Door {
  close(): Promise<void>;
}

/**
 * Listens on a free port of the loopback interface. Users who can read the data folder find the key there.
 */
export async function openDoor(db: Database, dataDir: string): Promise<Door> {
  const token = randomBytes(32).toString('base64url');
  const app = createApp();
  app.addHook('onRequest', async ({ headers }) => {
    if (!isSame(headers.authorization ?? '', `Bearer ${token}`)) throw new Unauthorised();
  });
  app.post('/', async ({ body }) => {
    const command = v.safeParse(commandSchema, body);
    if (!command.success) throw new BadRequest({ message: 'The command is unknown.' });
    return { lines: await operate(db, command.output) };
  });
  app.post(RECORDS, async ({ body }) => {
    const command = v.safeParse(recordSchema, body);
    if (!command.success) throw new BadRequest({ message: 'The command is unknown.' });
    // A system without the site has no publishing tables yet.
    await preparePublishing(db);
    return { answer: await answerRecords(db, command.output) };
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  await writeKey(keyFile(dataDir), { url, token });
  return {
    close: async () => {
      await rm(keyFile(dataDir), { force: true });
      await app.close();
    },
  };
}

/** Deletes an old key file first, because the mode applies only to a new file. */
async function writeKey(file: string, key: Key): Promise<void> {
  await rm(file, { force: true });
  await writeFile(file, JSON.stringify(key), { mode: 0o600, flag: 'wx' });
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The path for `npm run remote`. */
const RECORDS = '/records';

const answerSchema = v.object({
  lines: v.optional(v.array(v.string())),
  answer: v.optional(v.unknown()),
  message: v.nullish(v.string()),
  error: v.nullish(v.string()),
});

/**
 * Sends a command to the running system.
 * @returns the output lines, or null if no system runs on the data folder
 * @throws {StartError} the system's reason of a refusal
 */
export async function knock(dataDir: string, command: Command): Promise<{ answer: string[] } | null> {
  const answered = await askDoor(dataDir, '/', command);
  return answered && { answer: answered.lines ?? [] };
}

/** Sends a publisher's database command in the same way. */
export async function knockForRecords(dataDir: string, command: object): Promise<{ answer: unknown } | null> {
  const answered = await askDoor(dataDir, RECORDS, command);
  return answered && { answer: answered.answer };
}

async function askDoor(dataDir: string, path: string, command: object) {
  const key = await readKey(dataDir);
  const response = key && (await ask(key, path, command));
  if (!response) return null;
  const answer = v.parse(answerSchema, await response.json());
  if (response.ok) return answer;
  throw new StartError(answer.message ?? answer.error ?? `The system answered ${response.status}.`);
}

async function readKey(dataDir: string): Promise<Key | null> {
  const text = await readFile(keyFile(dataDir), 'utf8').catch(() => null);
  return text === null ? null : v.parse(keySchema, JSON.parse(text));
}

/** Sends a request. If the connection fails, a killed system has left the key behind. */
async function ask({ url, token }: Key, path: string, command: object): Promise<Response | null> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return fetch(new URL(path, url), { method: 'POST', headers, body: JSON.stringify(command) }).catch(
    () => null,
  );
}
