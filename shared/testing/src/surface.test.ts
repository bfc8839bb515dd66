import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as api from '@cabinet/api';
import * as i18n from '@cabinet/i18n';
import * as state from '@cabinet/state';
import * as leads from '@cabinet/state/leads';
import * as ui from '@cabinet/ui';
import * as form from '@cabinet/ui/form';
import * as later from '@cabinet/ui/later';
import { parseChangesetFile } from '@changesets/parse';

type Surface = Record<string, string[]>;

const root = join(__dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const versionOf = (file: string): string => JSON.parse(read(file)).version;
const version = versionOf('package.json');

/**
 * Names that remotes may import, by module, of the last release and of the next release. The command
 * `npm run set-version` makes a release.
 */
const surfaces: Record<string, Surface> = JSON.parse(read('shared/testing/src/surface.json'));
const { [version]: released = {}, next = {} } = surfaces;

const modules = {
  '@cabinet/api': api,
  '@cabinet/i18n': i18n,
  '@cabinet/state': state,
  '@cabinet/state/leads': leads,
  '@cabinet/ui': ui,
  '@cabinet/ui/form': form,
  '@cabinet/ui/later': later,
};

test('the shared packages and the emulator have one version', () => {
  const files = globSync('{emulator,shared/*}/package.json', { cwd: root });
  expect(files).toContain('shared/loading/package.json');
  expect(files.filter((file) => versionOf(file) !== version)).toEqual([]);
});

test('the surface of the last release is known', () => {
  expect(Object.keys(surfaces)).toEqual([version, 'next']);
  expect(Object.keys(released).sort()).toEqual(Object.keys(modules).sort());
});

test.each(Object.entries(modules))('%s exports the names of the next release', (name, module) => {
  expect(Object.keys(module).sort()).toEqual(next[name]);
});

test('a module drops a released name only with a changeset for a new major version', () => {
  const lost = Object.entries(released).flatMap(([module, names]) =>
    names.filter((name) => !next[module]?.includes(name)).map((name) => `${module} ${name}`),
  );
  const changesets = globSync('.changeset/*.md', { cwd: root, exclude: ['.changeset/README.md'] });
  const releases = changesets.flatMap((file) => parseChangesetFile(read(file)).releases);
  const isMajor = releases.some(({ type }) => type === 'major');
  expect(isMajor ? [] : lost).toEqual([]);
});
