import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { load } from 'js-yaml';

// C5: what is installed, and what is shipped.

const ROOT = join(__dirname, '..');
const read = (file: string) => load(readFileSync(join(ROOT, file), 'utf8'));

interface Settings {
  catalog: Record<string, string>;
  allowBuilds: Record<string, boolean>;
  strictDepBuilds: boolean;
  minimumReleaseAge: number;
}

interface Lockfile {
  packages: Record<string, { resolution: Record<string, string> }>;
}

describe('C5 the installation', () => {
  const settings = read('pnpm-workspace.yaml') as Settings;

  test('takes every package from the registry, by its hash', () => {
    const packages = Object.entries((read('pnpm-lock.yaml') as Lockfile).packages);
    expect(packages.length).toBeGreaterThan(500);
    const others = packages.filter(([, { resolution }]) => Object.keys(resolution).join() !== 'integrity');
    expect(others.map(([name]) => name)).toEqual([]);
  });

  test('takes exact versions, which stand in one place', () => {
    const versions = Object.entries(settings.catalog);
    expect(versions.length).toBeGreaterThan(50);
    expect(versions.filter(([, version]) => !/^(npm:[\w-]+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  test('runs no script of a package, and takes none that is younger than three days', () => {
    expect(settings.strictDepBuilds).toBe(true);
    expect(Object.values(settings.allowBuilds)).not.toContain(true);
    expect(settings.minimumReleaseAge).toBeGreaterThanOrEqual(3 * 24 * 60);
  });
});

describe('C5 the shipped packages', () => {
  let registry: Server;
  /** Advisories of the registry; null: it has no such service. */
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

  test('fail on a grave advisory, and on nothing less', async () => {
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
