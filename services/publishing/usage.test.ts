import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Registry } from '@cabinet/contracts/registry';
import { USAGE_BODY_LIMIT, USAGE_PATH, type Use } from '@cabinet/contracts/usage';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../kit/app.ts';
import type { Database } from '../kit/database.ts';
import { prepareKit } from '../kit/prepare.ts';
import { serveMetrics } from '../site/metrics.ts';
import { siteService } from '../site/service.ts';
import { readConfig } from '../site/settings.ts';
import { onEachDatabase } from '../testing/kit/onEachDatabase.ts';
import { BRINGS, layBuild } from '../testing/publishing/builds.ts';
import { folderTarget } from './folderTarget.ts';
import { preparePublishing } from './prepare.ts';
import { publishing } from './publishing.ts';
import { type AskRecords, answerRecords } from './records.ts';
import { publishingService } from './service.ts';
import { measureUses } from './useMetrics.ts';

onEachDatabase((open) => {
  let root: string;
  let dataDir: string;
  let db: Database;
  let app: FastifyInstance;
  let now: Date;
  let published: number;

  async function write(path: string, content: string): Promise<void> {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }

  beforeAll(async () => {
    db = await open();
    await prepareKit(db);
    await preparePublishing(db);
  }, 60_000);
  afterAll(() => db.close());
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'cabinet-usage-'));
    dataDir = join(root, 'data');
    now = new Date('2026-11-20T10:00:00Z');
    published = 0;
    await write('shell/dist/1.0.0/release.json', JSON.stringify({ name: 'shell', brings: BRINGS }));
    await write('data/.keep', '');
    await layBuild(join(root, 'mf-catalog/dist/1.0.0'), '1.0.0');
    await layBuild(join(root, 'mf-orders/dist/1.0.0'), '1.0.0');
    app = await start(1_000);
  });
  afterEach(async () => {
    await app.close();
    await (db.owner ?? db).query('delete from publishing.remote_use');
    await rm(root, { recursive: true, force: true });
  });

  /** Starts a process of the site on the shared database and folder. */
  async function start(remoteUses?: number): Promise<FastifyInstance> {
    const process = createApp(remoteUses ? { rates: { remoteUses } } : {});
    measureUses(serveMetrics(process), db);
    await process.register(siteService, { root, dataDir, config: readConfig({}) });
    await process.register(publishingService, {
      prefix: '/publishing',
      ...{ db, target: folderTarget({ root, dataDir }), now: () => now },
      onPublished: async () => {
        published += 1;
      },
    });
    return process;
  }

  function remote(words: string, version = '1.1.0'): Promise<string[]> {
    return publishing(words.split(' '), {
      target: folderTarget({ root, dataDir }),
      remotes: ['mf-catalog'],
      sources: async () => ({ commit: '1a2b3c4', changes: [] }),
      check: async () => null,
      records: ((command) => answerRecords(db, command)) as AskRecords,
      build: async (name) => ({
        version,
        folder: await layBuild(join(root, 'built', name, version), version),
      }),
      now: () => now,
    });
  }

  const send = (uses: Use[], process = app) =>
    process.inject({ method: 'POST', url: USAGE_PATH, payload: { uses } });

  /** Sends the given number of uses of a release. */
  async function pages(release: string, kind: Use['kind'], count: number): Promise<void> {
    const use: Use = { remote: 'mf-catalog', release, kind };
    for (let left = count; left > 0; left -= 20) await send(Array<Use>(Math.min(left, 20)).fill(use));
  }

  const served = async (): Promise<Registry> => (await app.inject('/my/remotes.json')).json();

  /** Returns the lines of `/metrics` about remotes. */
  async function samples(process = app): Promise<string[]> {
    const { body } = await process.inject('/metrics');
    return body.split('\n').filter((line) => /^remote_(loads|failures|errors|load)_/.test(line));
  }

  test('/metrics exports loads, load times, failures and errors of each release', async () => {
    const use = { remote: 'mf-catalog', release: '1.0.0' };
    const { statusCode, body } = await send([
      { ...use, kind: 'load', milliseconds: 80 },
      { ...use, kind: 'load', milliseconds: 2_000 },
      { ...use, kind: 'load', milliseconds: 30_000 },
      { ...use, kind: 'failure' },
      { ...use, kind: 'error' },
      { ...use, kind: 'error' },
    ]);
    expect([statusCode, body]).toEqual([204, '']);
    const labels = 'remote="mf-catalog",release="1.0.0"';
    const bounds = ['0.1', '0.25', '0.5', '1', '2.5', '5', '10'];
    const counts = [1, 1, 1, 1, 2, 2, 2];
    expect(await samples()).toEqual([
      `remote_loads_total{${labels}} 3`,
      `remote_failures_total{${labels}} 1`,
      `remote_errors_total{${labels}} 2`,
      ...bounds.map((le, index) => `remote_load_seconds_bucket{le="${le}",${labels}} ${counts[index]}`),
      `remote_load_seconds_bucket{le="+Inf",${labels}} 3`,
      `remote_load_seconds_sum{${labels}} 32.08`,
      `remote_load_seconds_count{${labels}} 3`,
    ]);
  });

  test('all processes add to the same counts, and a restart loses none', async () => {
    const use: Use = { remote: 'mf-catalog', release: '1.0.0', kind: 'load' };
    const second = await start();
    await Promise.all(
      [app, second].flatMap((process) => Array.from({ length: 10 }, () => send([use], process))),
    );
    await second.close();
    const restarted = await start();
    expect(await samples(restarted)).toContain('remote_loads_total{remote="mf-catalog",release="1.0.0"} 20');
    expect(await samples(restarted)).toEqual(await samples());
    await restarted.close();
  });

  test('only releases that are or were listed are counted, so that clients cannot invent labels', async () => {
    await send([
      { remote: 'mf-catalog', release: '6.6.6', kind: 'load' },
      { remote: 'mf-evil', release: '1.0.0', kind: 'load' },
      { remote: '__proto__', release: '1.0.0', kind: 'load' },
      { remote: 'mf-catalog', release: '1.0.0', kind: 'load' },
    ]);
    await remote('publish mf-catalog');
    await send([{ remote: 'mf-catalog', release: '1.0.0', kind: 'error' }]);
    expect((await samples()).filter((line) => line.startsWith('remote_loads'))).toEqual([
      'remote_loads_total{remote="mf-catalog",release="1.0.0"} 1',
    ]);
    expect(await samples()).toContain('remote_errors_total{remote="mf-catalog",release="1.0.0"} 1');
  });

  test.each<[string, unknown, number]>([
    ['no list', {}, 400],
    ['another kind', { uses: [{ remote: 'mf-catalog', release: '1.0.0', kind: 'visit' }] }, 400],
    ['an invalid time', { uses: [{ remote: 'a', release: '1', kind: 'load', milliseconds: -1 }] }, 400],
    ['21 uses', { uses: Array(21).fill({ remote: 'a', release: '1', kind: 'load' }) }, 400],
    ['an oversized body', { uses: [], more: 'x'.repeat(USAGE_BODY_LIMIT) }, 413],
  ])('a beacon with %s is refused', async (_, payload, status) => {
    const { statusCode } = await app.inject({ method: 'POST', url: USAGE_PATH, payload: payload as object });
    expect(statusCode).toBe(status);
    expect(await samples()).toEqual([]);
  });

  test('beacons are limited per network and minute', async () => {
    const limited = await start(3);
    const statuses: number[] = [];
    for (let sent = 0; sent < 4; sent++) statuses.push((await send([], limited)).statusCode);
    expect(statuses).toEqual([204, 204, 204, 429]);
    await limited.close();
  });

  test('a canary that fails clearly more often than the live release is rolled back, and the journal has the reason', async () => {
    await remote('canary mf-catalog 50');
    await pages('1.0.0', 'load', 400);
    await pages('1.1.0', 'load', 45);
    await pages('1.1.0', 'failure', 4);
    expect((await served()).remotes['mf-catalog']?.canary?.version).toBe('1.1.0');

    now = new Date('2026-11-20T10:05:00Z');
    await pages('1.1.0', 'failure', 1);
    expect((await served()).remotes['mf-catalog']).toMatchObject({ version: '1.0.0' });
    expect((await served()).remotes['mf-catalog']).not.toHaveProperty('canary');
    expect(published).toBe(1);
    const journal = JSON.parse(await readFile(join(dataDir, 'remotes/journal.json'), 'utf8'));
    expect(journal['mf-catalog'].ended).toEqual([
      {
        version: '1.1.0',
        at: '2026-11-20T10:05:00.000Z',
        canary: { loads: 45, failures: 5, errors: 0 },
        live: { version: '1.0.0', loads: 400, failures: 0, errors: 0 },
      },
    ]);
    expect(await remote('list')).toContain(
      '  canary 1.1.0 was rolled back 2026-11-20 10:05 UTC: it broke in 5 of 50 pages, and 1.0.0 in 0 of 400',
    );
    expect(await samples()).toContain('remote_failures_total{remote="mf-catalog",release="1.1.0"} 5');
  });

  test('a canary that fails as often as the live release stays', async () => {
    await remote('canary mf-catalog 50');
    for (const release of ['1.0.0', '1.1.0']) {
      await pages(release, 'load', 60);
      await pages(release, 'error', 10);
    }
    expect((await served()).remotes['mf-catalog']?.canary?.version).toBe('1.1.0');
    expect(published).toBe(0);
  });

  test('the status shows and compares loads, times and failures of the live release and the canary', async () => {
    await remote('publish mf-catalog', '0.9.0');
    await remote('canary mf-catalog 50', '1.1.0');
    const use = { remote: 'mf-catalog', release: '0.9.0' };
    await send([
      ...Array<Use>(9).fill({ ...use, kind: 'load', milliseconds: 200 }),
      { ...use, kind: 'load', milliseconds: 20_000 },
      { ...use, kind: 'error' },
    ]);
    const [name, canary, live, verdict] = await remote('status mf-catalog');
    expect([name, canary]).toEqual(['mf-catalog', '  canary 50 % 1.1.0                   not seen yet']);
    expect(live).toMatch(
      /^ {2}live {8}0\.9\.0 {19}10 loads \(half within 0\.25 s, 95 % beyond 10 s\), 0 failures, 1 errors, 10\.0 % broken, last load \d{4}-\d\d-\d\d \d\d:\d\d UTC$/,
    );
    expect(verdict).toBe(
      '  since its start, the canary broke in 0 of 0 pages, and the live release in 1 of 10: too few pages',
    );
  });

  test('a new canary starts without figures, and a canary with another percentage keeps them', async () => {
    await remote('canary mf-catalog 5');
    await pages('1.0.0', 'load', 60);
    await pages('1.1.0', 'failure', 49);
    await remote('rollback mf-catalog');
    now = new Date('2026-11-20T11:00:00Z');
    await remote('canary mf-catalog 5');
    await pages('1.0.0', 'load', 60);
    await pages('1.1.0', 'failure', 30);
    await remote('canary mf-catalog 50');
    await pages('1.1.0', 'failure', 19);
    expect((await served()).remotes['mf-catalog']?.canary?.percent).toBe(50);
    await pages('1.1.0', 'failure', 1);
    expect((await served()).remotes['mf-catalog']).not.toHaveProperty('canary');
  });
});
