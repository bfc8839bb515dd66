import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Registry } from '@cabinet/contracts/registry';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { createApp } from '../kit/app.ts';
import type { Database } from '../kit/database.ts';
import { prepareKit } from '../kit/prepare.ts';
import { siteService } from '../site/service.ts';
import { readConfig } from '../site/settings.ts';
import { onEachDatabase } from '../testing/kit/onEachDatabase.ts';
import { archiveOf, BRINGS, layBuild, outsideFiles } from '../testing/publishing/builds.ts';
import { folderTarget } from './folderTarget.ts';
import { preparePublishing } from './prepare.ts';
import { publishing } from './publishing.ts';
import { type AskRecords, answerRecords } from './records.ts';
import { publishingService } from './service.ts';

onEachDatabase((open) => {
  let root: string;
  let dataDir: string;
  let db: Database;
  let app: FastifyInstance;
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
    root = await mkdtemp(join(tmpdir(), 'cabinet-teams-'));
    dataDir = join(root, 'data');
    published = 0;
    await write('data/.keep', '');
    await write('shell/dist/1.0.0/release.json', JSON.stringify({ name: 'shell', brings: BRINGS }));
    await layBuild(join(root, 'mf-catalog/dist/1.0.0'), '1.0.0');
    app = createApp();
    await app.register(siteService, { root, dataDir, config: readConfig({}) });
    await app.register(publishingService, {
      prefix: '/publishing',
      ...{ db, target: folderTarget({ root, dataDir }), now: () => new Date('2026-11-20T10:00:00Z') },
      onPublished: async () => {
        published += 1;
      },
    });
  });
  afterEach(async () => {
    await app.close();
    await (db.owner ?? db).query('delete from publishing.token');
    await rm(root, { recursive: true, force: true });
  });

  /** Runs `npm run remote -- <words>` as an operator. */
  const operator = (...words: string[]) =>
    publishing(words, {
      target: folderTarget({ root, dataDir }),
      remotes: [],
      sources: async () => ({ commit: null, changes: [] }),
      check: async () => null,
      build: () => Promise.reject(new Error('nothing is built here')),
      records: ((command) => answerRecords(db, command)) as AskRecords,
      now: () => new Date('2026-11-20T10:00:00Z'),
    });

  /** @returns the id of the token, and the token */
  async function tokenFor(remote: string, author = 'Team CI'): Promise<[string, string]> {
    const [line = '', token = ''] = await operator('token', remote, '--author', author);
    return [/^Token (\d+) /.exec(line)?.[1] ?? '', token];
  }

  async function ask(token: string | null, request: InjectOptions) {
    const headers = { ...request.headers, ...(token !== null && { authorization: `Bearer ${token}` }) };
    const response = await app.inject({ ...request, headers });
    return { status: response.statusCode, ...(response.json() as { lines?: string[]; message?: string }) };
  }

  const upload = async (token: string | null, url: string, changes?: Record<string, string | null>) =>
    ask(token, {
      method: 'POST',
      url: `/publishing/${url}`,
      headers: { 'content-type': 'application/gzip' },
      payload: await archiveOf(outsideFiles(changes)),
    });
  const served = async (): Promise<Registry> => (await app.inject('/my/remotes.json')).json();

  test('a team publishes its remote with its token, and the release names the token as its author', async () => {
    const [, token] = await tokenFor('mf-team');
    const { status, lines } = await upload(token, 'mf-team?commit=0a1b2c3d&note=First%20release');
    expect([status, lines]).toEqual([200, [expect.stringMatching(/^mf-team 2\.4\.0-\w{8} is live\.$/)]]);
    expect((await served()).remotes['mf-team']).toMatchObject({
      ...{ by: 'Team CI', commit: '0a1b2c3d', note: 'First release', outside: true },
    });
    expect(published).toBe(1);
  });

  test('a team starts, promotes, rolls back and withdraws a canary, and reads its status', async () => {
    const [, token] = await tokenFor('mf-team');
    await upload(token, 'mf-team');
    const first = (await served()).remotes['mf-team']?.version;
    await upload(token, 'mf-team?percent=5', { 'js/react.js': 'newer' });
    const second = (await served()).remotes['mf-team']?.canary?.version;
    const { lines } = await ask(token, { method: 'GET', url: '/publishing/mf-team' });
    expect(lines).toEqual([
      'mf-team',
      `  canary 5 %  ${second}          not seen yet`,
      `  live        ${first}          not seen yet`,
      '  since its start, the canary broke in 0 of 0 pages, and the live release in 0 of 0: too few pages',
    ]);
    const step = (name: string) => ask(token, { method: 'POST', url: `/publishing/mf-team/${name}` });
    expect((await step('promote')).lines).toEqual([`mf-team ${second} is live.`]);
    expect((await step('rollback')).lines).toEqual([`mf-team ${first} is live.`]);
    expect((await step(`withdraw?version=${second}`)).lines).toEqual([`mf-team ${first} is live.`]);
    expect((await step('rollback')).status).toBe(409);
  });

  test('a token cannot publish the remote of another team', async () => {
    const [, token] = await tokenFor('mf-team');
    const catalogue = { name: 'mf_catalog' };
    for (const url of ['mf-catalog', 'mf-catalog/rollback', 'mf-catalog?percent=5'])
      expect(await upload(token, url)).toEqual(
        expect.objectContaining({ status: 403, message: 'This token can publish only mf-team.' }),
      );
    const manifest = JSON.stringify({
      ...JSON.parse(outsideFiles()['mf-manifest.json'] ?? ''),
      ...catalogue,
    });
    const { status, message } = await upload(token, 'mf-team', { 'mf-manifest.json': manifest });
    expect([status, message]).toEqual([
      409,
      'mf-team does not fit: name is "mf_catalog", but must be "mf_team".',
    ]);
    expect((await served()).remotes['mf-catalog']?.version).toBe('1.0.0');
    expect(published).toBe(0);
  });

  test.each<[string, (token: string) => string | null]>([
    ['without a token', () => null],
    [
      'with a token that was never made',
      (token) => token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    ],
    ['with the hash of a token', () => 'a'.repeat(64)],
  ])('a release %s is refused before its body is read', async (_, change) => {
    const [, token] = await tokenFor('mf-team');
    expect(await upload(change(token), 'mf-team')).toEqual(
      expect.objectContaining({ status: 401, message: 'The token is unknown or revoked.' }),
    );
    expect((await served()).remotes).not.toHaveProperty('mf-team');
  });

  test('a listed token hides its secret, and the token works until its revocation', async () => {
    const [number, token] = await tokenFor('mf-team');
    expect((await operator('tokens')).join('\n')).toMatch(/^\d+ +mf-team +Team CI +made .*, never used$/);
    await upload(token, 'mf-team');
    const listed = (await operator('tokens')).join('\n');
    expect(listed).toMatch(/, last used /);
    expect(listed).not.toContain(token);
    const kept = await (db.owner ?? db).query('select * from publishing.token');
    expect(JSON.stringify(kept)).not.toContain(token);

    expect(await operator('revoke', number)).toEqual([`Token ${number} is revoked.`]);
    expect((await upload(token, 'mf-team')).status).toBe(401);
    expect((await operator('tokens')).join('\n')).toMatch(/, revoked /);
    await expect(operator('revoke', number)).rejects.toThrow(
      `Token ${number} is unknown or already revoked.`,
    );
  });

  test.each<[string, InjectOptions, number, string]>([
    [
      'of another type',
      { headers: { 'content-type': 'application/json' }, payload: '{"from":"https://team.test/"}' },
      400,
      'Send the build as a .tgz file of the type application/gzip.',
    ],
    [
      'with an option that there is not',
      { query: { from: 'https://team.test/' } },
      400,
      'The query member "from" is unknown or repeated.',
    ],
    ['with a note of two lines', { query: { note: 'a\nb' } }, 409, 'must be one line.'],
    ['to 100 % of browsers', { query: { percent: '100' } }, 409, 'must be a whole percentage from 1 to 99'],
    ['that is no archive', { payload: 'no archive' }, 409, 'The build is not a .tgz archive'],
    ['above the size limit', { payload: Buffer.alloc(33 * 2 ** 20) }, 413, 'The build has more than 32 MB.'],
  ])('a release %s is refused in one line', async (_, request, expected, reason) => {
    const [, token] = await tokenFor('mf-team');
    const { status, message } = await ask(token, {
      method: 'POST',
      url: '/publishing/mf-team',
      headers: { 'content-type': 'application/gzip' },
      payload: await archiveOf(outsideFiles()),
      ...request,
    });
    expect(status).toBe(expected);
    expect(message).toContain(reason);
    expect(message).not.toContain('\n');
    expect((await served()).remotes).not.toHaveProperty('mf-team');
  });

  test('a withdrawal without a version is refused in the words of the request', async () => {
    const [, token] = await tokenFor('mf-team');
    const answer = await ask(token, { method: 'POST', url: '/publishing/mf-team/withdraw' });
    expect(answer).toMatchObject({ status: 409, message: '"withdraw" needs a version.' });
  });

  test('a network is limited to twenty requests a minute', async () => {
    const answers = [];
    for (let asked = 0; asked < 21; asked++)
      answers.push(await ask('guess', { method: 'GET', url: '/publishing/mf-team' }));
    expect(answers.map(({ status }) => status)).toEqual([...Array(20).fill(401), 429]);
    expect(answers.at(-1)?.message).toMatch(/^Too many requests\. Retry after \d+ seconds\.$/);
  });
});
