import { setTimeout as pause } from 'node:timers/promises';
import accounts from '../identity/accounts.json' with { type: 'json' };
import { SEEDED_PASSWORD } from '../identity/accounts.ts';
import { DataFolderInUse } from '../kit/dataLock.ts';
import { environment as env } from './environment.ts';
import { optionsOf } from './options.ts';
import { type System, startSystem } from './start.ts';
import { isSystemError, StartError } from './startError.ts';

/** For what is being answered when no more is taken. */
const CLOSE_MS = 8_000;
/** Until whoever balances over several processes has asked `/readyz`; nobody balances over an embedded database. */
const NOTICE_SECONDS = env.DATABASE_URL ? '2' : '0';

/** Says why in one line where a person can mend it; anything else keeps its stack trace. */
function fail(error: unknown): never {
  const isKnown = error instanceof StartError || error instanceof DataFolderInUse || isSystemError(error);
  console.error(isKnown ? error.message : error);
  process.exit(1);
}

async function start(): Promise<System> {
  return startSystem(optionsOf(env));
}

function announce({ url, warnings, hasAccounts }: System): void {
  for (const warning of warnings) console.warn(`WARNING: ${warning}`);
  console.log(`\nThe cabinet runs at ${url}/my/\n`);
  if (!hasAccounts) return;
  console.log(`Sign in with one of these accounts, the password of each is "${SEEDED_PASSWORD}":\n`);
  for (const { email, firstName, lastName, roles } of accounts) {
    console.log(`  ${email.padEnd(32)}${`${firstName} ${lastName}`.padEnd(24)}${roles.join(', ')}`);
  }
  console.log();
}

function secondsOf(setting: string): number {
  const seconds = Number(setting);
  if (seconds >= 0 && seconds <= 60) return seconds;
  return fail(new StartError(`DRAIN_SECONDS is "${setting}", which is no number from 0 to 60.`));
}

/** K4: balancers are told first, then what was taken is answered, then it ends. */
async function end(system: System, noticeMs: number): Promise<void> {
  setTimeout(() => process.exit(1), noticeMs + CLOSE_MS).unref();
  system.announceEnd();
  await pause(noticeMs);
  await system.close();
}

/**
 * Starts the services as the environment says, tells their address, and ends with the process's signals.
 * @param built settles when there are pages to open
 */
export async function runServices(built?: Promise<void>): Promise<void> {
  const noticeMs = 1000 * secondsOf(env.DRAIN_SECONDS || NOTICE_SECONDS);
  const system = await start().catch(fail);
  await built;
  announce(system);
  process.once('SIGTERM', () => end(system, noticeMs).then(() => process.exit(0), fail));
  // A person at the keyboard waits for nobody.
  process.once('SIGINT', () => end(system, 0).then(() => process.exit(0), fail));
}
