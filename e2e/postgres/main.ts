import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findPostgres, startPostgres } from '@cabinet/services/testing/postgres';

/**
 * `node e2e/postgres/main.ts <command>` runs the command with a PostgreSQL server for its tests. The server
 * is that of `DATABASE_URL`, whose role must be able to create databases. Without `DATABASE_URL`, the script
 * starts and stops a server. The option `--if-there-is-one` ignores `DATABASE_URL`, and runs the command also
 * without a server.
 */
const words = process.argv.slice(2);
const isOptional = words[0] === '--if-there-is-one';
const DATABASE_URL = isOptional ? undefined : process.env.DATABASE_URL;
const [command = '', ...args] = isOptional ? words.slice(1) : words;
const programs = DATABASE_URL ? null : findPostgres();
if (!DATABASE_URL && !programs && !isOptional) {
  console.error('PostgreSQL (initdb, postgres) is missing. Install it, or set DATABASE_URL.');
  process.exit(1);
}

const server = programs ? await startPostgres(programs) : null;
const child = spawn(command, args, {
  stdio: 'inherit',
  env: { ...process.env, TEST_DATABASE_SERVER: DATABASE_URL || server?.url },
});
// Do not wait synchronously: a server whose output nobody reads stops when the pipe is full.
const [code] = await once(child, 'exit');
await server?.stop();
process.exitCode = code ?? 1;
