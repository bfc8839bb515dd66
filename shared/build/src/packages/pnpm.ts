import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../workspace.ts';

/** From the lockfile, not the one that installs: that one knows no bill of materials, and asks for advisories where there are none any more. */
const PROGRAM = join(root, 'shared/build/node_modules/pnpm/bin/pnpm.mjs');

/** What runs in production: the pages and the services with all that they depend on, and the Node that the root pins. */
const SHIPPED = ['cabinet', 'shell...', './mf-*...', './shared/embed...', 'services...'];

/**
 * Asks pnpm about the packages that are shipped.
 * @returns what it says; of `audit` also where it has found something
 */
export function askPnpm(command: string, ...args: string[]): Promise<string> {
  const filters = SHIPPED.flatMap((name) => ['--filter-prod', name]);
  // Of the two versions it is to stay the one that was started.
  const env = { ...process.env, pnpm_config_pm_on_fail: 'ignore' };
  const options = { cwd: root, env, maxBuffer: 2 ** 26 };
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [PROGRAM, command, '--prod', ...filters, ...args],
      options,
      (error, stdout) => {
        if (stdout.trim().startsWith('{')) resolve(stdout);
        else reject(error ?? new Error(`pnpm ${command} says nothing`));
      },
    );
  });
}
