import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** A folder with builds, as the build command leaves them. */
export interface Builds {
  root: string;
  dataDir: string;
  write(path: string, content: string | Buffer): Promise<void>;
  remove(): Promise<void>;
}

const MANIFEST = {
  exposes: [
    {
      assets: {
        js: { sync: ['js/remote.0123456789.js'], async: [] },
        css: { sync: ['css/remote.0123456789.css'] },
      },
    },
  ],
};
const HTML = `<!doctype html><html lang="ru" data-variant="synergy"><head><title>Друзья</title>
<!--cabinet:head--><template id="cabinet-later"><!--cabinet:later--></template></head><body></body></html>`;
const SILENT_FRAME = '<!doctype html><script>parent.postMessage(1);</script>';

export const SCRIPT = 'export const answer = 42;\n'.repeat(50);

const pin = (letter: string) => `sha384-${letter.repeat(64)}`;

/** The integrity hashes in the build of mf-catalog. */
export const PINS = {
  'remoteEntry.js': pin('A'),
  'js/remote.0123456789.js': pin('B'),
  'css/remote.0123456789.css': pin('C'),
};

export async function makeBuilds(): Promise<Builds> {
  const folder = await mkdtemp(join(tmpdir(), 'cabinet-site-'));
  const write = async (path: string, content: string | Buffer) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  };
  await write('data/.keep', '');
  await write('shell/dist/3.2.0-aaaa/silent-check-sso.html', SILENT_FRAME);
  await write('shell/dist/3.2.0-aaaa/index.html', HTML);
  await write('shell/dist/3.2.0-aaaa/friend.html', HTML.replace('Друзья', 'Приглашение'));
  await write('shell/dist/3.2.0-aaaa/framed.html', HTML.replace('Друзья', 'Рамка'));
  await write('shell/dist/3.2.0-aaaa/js/main.0123456789.js', SCRIPT);
  await write('shell/dist/3.2.0-aaaa/js/main.0123456789.js.br', brotliCompressSync(SCRIPT));
  await write('shell/dist/3.2.0-aaaa/js/main.0123456789.js.gz', gzipSync(SCRIPT));
  await write('shell/dist/3.2.0-aaaa/release.json', '{}');
  await write('mf-catalog/dist/3.2.0-bbbb/remoteEntry.js', SCRIPT);
  await write('mf-catalog/dist/3.2.0-bbbb/mf-manifest.json', JSON.stringify(MANIFEST));
  await write('mf-catalog/dist/3.2.0-bbbb/release.json', JSON.stringify({ pins: PINS }));
  // A running build has no release.json yet.
  await write('mf-catalog/dist/3.2.0-cccc/remoteEntry.js', SCRIPT);
  return {
    root: folder,
    dataDir: join(folder, 'data'),
    write,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
