import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/build/src/workspace.ts';
import { licensedPackages, NOTICES, noticesText } from './licences.ts';

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

function licenceIssues(): string[] {
  return licensedPackages()
    .filter(({ name, license }) => !license.split(' AND ').every((one) => isAllowed(one, name)))
    .map(({ name, license }) => `${name}: licence ${license}`);
}

function isAllowed(licence: string, name: string): boolean {
  const prefix = ALLOWED_FOR[licence];
  return ALLOWED.includes(licence) || (prefix !== undefined && name.startsWith(prefix));
}

const audit = spawnSync(
  join(root, 'node_modules/.bin/pnpm'),
  ['audit', '--prod', '--audit-level', 'high', '--ignore-registry-errors'],
  { cwd: root, encoding: 'utf8' },
);
console.log(audit.stdout.trim() || audit.stderr.trim());
const issues = licenceIssues();
if (readFileSync(NOTICES, 'utf8') !== noticesText())
  issues.push('THIRD-PARTY-NOTICES.txt is stale: run `npm run notices`');
for (const issue of issues) console.error(issue);
console.log(`${issues.length} licence issues`);
process.exitCode = audit.status === 0 && issues.length === 0 ? 0 : 1;
