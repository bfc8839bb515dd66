import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';
import type { Component } from './billOfMaterials.ts';

/** Licences that ask of whoever ships the cabinet no more than to name them. */
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
/** libvips, which photos are drawn with, stays a library of its own beside the program, as its licence wants. */
const ALLOWED_FOR: Record<string, RegExp> = { 'LGPL-3.0-or-later': /^@img\/sharp-/ };

/** Packages that come under a licence which nobody has agreed to, one line each; those of other platforms are not there. */
export function licenceFaults(components: Component[]): string[] {
  return components.flatMap(({ group, name, version }) => {
    const whole = group ? `${group}/${name}` : name;
    const [file] = globSync(
      `${whole.replace('/', '+')}@${version}{,_*,(*}/node_modules/${whole}/package.json`,
      {
        cwd: join(root, 'node_modules/.pnpm'),
      },
    );
    if (!file) return [];
    const { license } = JSON.parse(readFileSync(join(root, 'node_modules/.pnpm', file), 'utf8'));
    const isAllowed = (one: string) => ALLOWED.includes(one) || ALLOWED_FOR[one]?.test(whole);
    const isFine = typeof license === 'string' && license.split(' AND ').every(isAllowed);
    return isFine ? [] : [`${whole}@${version}: licence ${JSON.stringify(license)}`];
  });
}
