import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../shared/build/src/workspace.ts';

// C5, a step of `npm run test:all`: checks the shipped packages. Each must have an accepted licence and no
// known grave advisory.

/** Licences that require only attribution. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
];
/** The LGPL requires that libvips, which draws photos, stays a separate library. */
const ALLOWED_FOR: Record<string, string> = { 'LGPL-3.0-or-later': '@img/sharp-' };

function pnpm(...words: string[]) {
  return spawnSync(join(root, 'node_modules/.bin/pnpm'), words, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
}

function licenceFaults(): string[] {
  const packages: Record<string, { name: string }[]> = JSON.parse(
    pnpm('licenses', 'list', '--prod', '--json', '--recursive').stdout,
  );
  return Object.entries(packages).flatMap(([licence, named]) =>
    named
      .filter(({ name }) => !licence.split(' AND ').every((one) => isAllowed(one, name)))
      .map(({ name }) => `${name}: licence ${licence}`),
  );
}

function isAllowed(licence: string, name: string): boolean {
  const prefix = ALLOWED_FOR[licence];
  return ALLOWED.includes(licence) || (prefix !== undefined && name.startsWith(prefix));
}

const audit = pnpm('audit', '--prod', '--audit-level', 'high', '--ignore-registry-errors');
console.log(audit.stdout.trim() || audit.stderr.trim());
const faults = licenceFaults();
for (const fault of faults) console.error(fault);
console.log(`${faults.length} licences that nobody has agreed to`);
process.exitCode = audit.status === 0 && faults.length === 0 ? 0 : 1;
