import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as api from '@cabinet/api';
import * as i18n from '@cabinet/i18n';
import * as state from '@cabinet/state';
import * as leads from '@cabinet/state/leads';
import * as ui from '@cabinet/ui';
import * as form from '@cabinet/ui/form';
import * as later from '@cabinet/ui/later';

/**
 * Names that remotes may import, by the version of the shared packages and by module. A new version needs a
 * new entry.
 */
const surfaces: Record<string, Record<string, string[]>> = JSON.parse(
  readFileSync(join(__dirname, 'surface.json'), 'utf8'),
);

const modules = {
  '@cabinet/api': api,
  '@cabinet/i18n': i18n,
  '@cabinet/state': state,
  '@cabinet/state/leads': leads,
  '@cabinet/ui': ui,
  '@cabinet/ui/form': form,
  '@cabinet/ui/later': later,
};

const packages = [
  'api',
  'contracts',
  'domain',
  'elements',
  'federation',
  'i18n',
  'preset',
  'state',
  'testing',
  'ui',
];

const versionOf = (name: string): string =>
  JSON.parse(readFileSync(join(__dirname, '../..', name, 'package.json'), 'utf8')).version;

test('the shared packages have one version', () => {
  expect([...new Set(packages.map(versionOf))]).toHaveLength(1);
});

test.each(Object.entries(modules))('%s exports the names of its version', (name, module) => {
  expect(Object.keys(module).sort()).toEqual(surfaces[versionOf('ui')]?.[name]);
});

test('a module drops a name only in a new major version', () => {
  const versions = Object.keys(surfaces);
  const lost = versions.slice(1).flatMap((version, place) => {
    const before = versions[place] ?? '';
    if (before.split('.')[0] !== version.split('.')[0]) return [];
    return Object.entries(surfaces[before] ?? {}).flatMap(([name, names]) =>
      names
        .filter((one) => !surfaces[version]?.[name]?.includes(one))
        .map((one) => `${version}: ${name} ${one}`),
    );
  });
  expect(lost).toEqual([]);
});
