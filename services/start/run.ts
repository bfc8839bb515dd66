import { setTimeout as pause } from 'node:timers/promises';
import accounts from '../identity/accounts.json' with { type: 'json' };
import { SEEDED_PASSWORD } from '../identity/accounts.ts';
import { DataFolderInUse } from '../kit/dataLock.ts';
import { TIME_LIMITS } from '../kit/limits.ts';
import { environment as env } from './environment.ts';
import { optionsOf } from './options.ts';
import { type System, startSystem } from './start.ts';
import { isSystemError, StartError } from './startError.ts';

/** The time until load balancers have read `/readyz`. An embedded database has no load balancer. */
const NOTICE_SECONDS = env.DATABASE_URL ? '2' : '0';

/** Prints one line for errors that a user can fix. Other errors keep their stack trace. */
function fail(error: unknown): never {
  const isKnown = error instanceof StartError || error instanceof DataFolderInUse || isSystemError(error);
  console.error(isKnown ? error.message : error);
  process.exit(1);
}

async function start(): Promise<System> {
  return startSystem(optionsOf(env));
}

function announce({ url, hasAccounts }: System, warnings: string[]): void {
  for (const warning of warnings) console.warn(`WARNING: ${warning}`);
  console.log(`\nThe cabinet runs at ${url}/my/\n`);
  if (!hasAccounts) return;
  console.log(`Sign in with one of these accounts. The password of each account is "${SEEDED_PASSWORD}":\n`);
  for (const { email, firstName, lastName, roles } of accounts) {
    console.log(`  ${email.padEnd(32)}${`${firstName} ${lastName}`.padEnd(24)}${roles.join(', ')}`);
  }
  console.log();
}

function secondsOf(setting: string): number {
  const seconds = Number(setting);
  if (seconds >= 0 && seconds <= 60) return seconds;
  return fail(new StartError(`DRAIN_SECONDS is "${setting}". It must be a number from 0 to 60.`));
}

/** K4: notifies load balancers, answers open requests, and then ends. */
async function end(system: System, noticeMs: number): Promise<void> {
  setTimeout(() => process.exit(1), noticeMs + TIME_LIMITS.ending).unref();
  system.announceEnd();
  await pause(noticeMs);
  await system.close();
}

/**
 * Starts the services from the environment, prints their URL, and ends on signals.
 * @param built settles when the pages are built
 */
export async function runServices(built?: Promise<void>): Promise<void> {
  const noticeMs = 1000 * secondsOf(env.DRAIN_SECONDS || NOTICE_SECONDS);
  const system = await start().catch(fail);
  await built;
  announce(system, [...system.warnings, ...(await system.findMisfits())]);
  process.once('SIGTERM', () => end(system, noticeMs).then(() => process.exit(0), fail));
  // A user at the keyboard needs no drain.
  process.once('SIGINT', () => end(system, 0).then(() => process.exit(0), fail));
}
