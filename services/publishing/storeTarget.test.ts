import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { BRINGS, layBuild } from '../testing/publishing/builds.ts';
import { KEYS, openS3Door, type S3Door } from '../testing/publishing/s3Door.ts';
import { publishing } from './publishing.ts';
import { targetFrom } from './publishTo.ts';

let root: string;
let door: S3Door;
let time: Date;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'cabinet-store-'));
  door = await openS3Door();
  time = new Date('2026-11-20T10:00:00Z');
});
afterEach(async () => {
  await door.close();
  await rm(root, { recursive: true, force: true });
});

/** A target of publications, with access for the test. */
interface Place {
  env: Record<string, string>;
  files(): Promise<Record<string, string>>;
  lay(path: string, content: string): Promise<void>;
}

const PLACES: Record<string, () => Place> = {
  'a web root': () => {
    const folder = join(root, 'www');
    return {
      env: { PUBLISH_TO: folder },
      async files() {
        const entries = await readdir(folder, { recursive: true, withFileTypes: true });
        const paths = entries
          .filter((entry) => entry.isFile())
          .map(({ parentPath, name }) => join(parentPath, name));
        const contents = paths.map(async (path) => [
          path.slice(folder.length + 1),
          await readFile(path, 'utf8'),
        ]);
        return Object.fromEntries(await Promise.all(contents));
      },
      async lay(path, content) {
        await mkdir(dirname(join(folder, path)), { recursive: true });
        await writeFile(join(folder, path), content);
      },
    };
  },
  'a bucket': () => ({
    env: {
      PUBLISH_TO: 's3://builds/cabinet',
      S3_ENDPOINT: door.endpoint,
      AWS_REGION: KEYS.region,
      AWS_ACCESS_KEY_ID: KEYS.accessKeyId,
      AWS_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    },
    files: async () =>
      Object.fromEntries(
        [...door.objects].map(([key, { body }]) => [key.replace('builds/cabinet/', ''), String(body)]),
      ),
    async lay(path, content) {
      door.objects.set(`builds/cabinet/${path}`, { body: Buffer.from(content), headers: {} });
    },
  }),
};

/** Runs `npm run remote -- <words>` in a workspace whose mf-catalog has the given version. */
async function remote(env: Record<string, string>, words: string, version = '1.0.0'): Promise<string[]> {
  const now = () => time;
  return publishing(words.split(' '), {
    target: targetFrom(env, root, now),
    remotes: ['mf-catalog'],
    sources: async () => ({ by: 'Anna', commit: '1a2b3c4', changes: [] }),
    check: async () => null,
    build: async (name) => ({ version, folder: await layBuild(join(root, 'built', name, version), version) }),
    now,
  });
}

describe.each(Object.entries(PLACES))('publishing to %s', (_, placeOf) => {
  let place: Place;

  beforeEach(async () => {
    place = placeOf();
    await place.lay('my/release.json', JSON.stringify({ brings: BRINGS }));
  });

  const listed = async () => JSON.parse((await place.files())['my/remotes.json'] ?? '{}');

  test('CONTRACT §4 a release is published, rolled back and withdrawn at the paths of the one origin', async () => {
    expect(await remote(place.env, 'publish mf-catalog', '1.0.0')).toEqual(['mf-catalog 1.0.0 is live.']);
    expect(await remote(place.env, 'publish mf-catalog', '1.1.0')).toEqual(['mf-catalog 1.1.0 is live.']);
    const entry = '/remotes/mf-catalog/1.1.0/mf-manifest.json';
    const integrity = expect.stringMatching(/^sha384-.{64}$/);
    expect((await listed()).remotes).toEqual({
      'mf-catalog': {
        version: '1.1.0',
        entry,
        contract: 1,
        integrity,
        embed: integrity,
        by: 'Anna',
        commit: '1a2b3c4',
      },
    });
    const files = await place.files();
    expect(files['remotes/mf-catalog/1.1.0/js/1.1.0.js']).toBe('chunk of 1.1.0');
    expect(JSON.parse(files['remotes/mf-catalog/1.1.0/release.json'] ?? '')).toMatchObject({ by: 'Anna' });
    expect(Object.keys(files).filter((path) => /\.br$|lock/.test(path))).toEqual([]);

    expect(await remote(place.env, 'rollback mf-catalog')).toEqual(['mf-catalog 1.0.0 is live.']);
    expect((await listed()).remotes['mf-catalog'].version).toBe('1.0.0');
    await remote(place.env, 'withdraw mf-catalog 1.1.0');
    expect(Object.keys(await place.files()).filter((path) => path.includes('1.1.0'))).toEqual([]);
  });

  test('a second publisher must retry, and an abandoned lock expires after ten minutes', async () => {
    await place.lay('remotes/lock', time.toISOString());
    await expect(remote(place.env, 'publish mf-catalog')).rejects.toThrow(
      'Another process is publishing to this target',
    );
    expect(Object.keys(await place.files()).sort()).toEqual(['my/release.json', 'remotes/lock']);
    time = new Date(time.getTime() + 11 * 60_000);
    expect(await remote(place.env, 'publish mf-catalog')).toEqual(['mf-catalog 1.0.0 is live.']);
  });

  test('exactly one of two concurrent publishers gets the lock', async () => {
    const target = targetFrom(place.env, root, () => time);
    const gate = Promise.withResolvers<void>();
    const tries = [1, 2].map(() => target.alone(() => gate.promise));
    const ends = tries.map((attempt) =>
      attempt.then(
        () => 'in',
        () => {
          gate.resolve();
          return 'told to try again';
        },
      ),
    );
    expect((await Promise.all(ends)).sort()).toEqual(['in', 'told to try again']);
  });

  test.each([
    ['my/release.json', '{}', 'The live shell does not list its capabilities'],
    ['my/remotes.json', '{"revision"', 'my/remotes.json in .* is broken'],
    ['my/remotes.json', '{"revision":1}', 'my/remotes.json in .* is broken'],
  ])('a broken %s with the content %s is reported', async (path, content, reason) => {
    await place.lay(path, content);
    await expect(remote(place.env, 'publish mf-catalog')).rejects.toThrow(new RegExp(reason));
  });
});

test('a bucket stores the headers of its files', async () => {
  const place = PLACES['a bucket']?.() as Place;
  await place.lay('my/release.json', JSON.stringify({ brings: BRINGS }));
  await remote(place.env, 'publish mf-catalog');
  const headersOf = (path: string) => {
    const headers = door.objects.get(`builds/cabinet/${path}`)?.headers;
    return [headers?.['content-type'], headers?.['cache-control']];
  };
  expect(headersOf('remotes/mf-catalog/1.0.0/remoteEntry.js')).toEqual([
    'text/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
  ]);
  expect(headersOf('my/remotes.json')).toEqual(['application/json; charset=utf-8', 'no-cache']);
});

test.each([
  [
    { AWS_SECRET_ACCESS_KEY: 'another' },
    's3://builds/cabinet answers 403 SignatureDoesNotMatch to GET my/release.json.',
  ],
  [{ AWS_SECRET_ACCESS_KEY: '' }, 'To publish to s3://builds/cabinet, set AWS_SECRET_ACCESS_KEY.'],
  [{ S3_ENDPOINT: '' }, 'To publish to s3://builds/cabinet, set S3_ENDPOINT.'],
])('wrong bucket settings are reported in one line: %p', async (env, reason) => {
  const place = PLACES['a bucket']?.() as Place;
  await expect(remote({ ...place.env, ...env }, 'publish mf-catalog')).rejects.toThrow(reason);
});
