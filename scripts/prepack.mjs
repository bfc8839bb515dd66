// `prepack` of the packages that teams outside this repository install: compiles `src` to `dist`, with declarations, and
// copies what is no code.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';

const ASSETS = ['', '.css', '.woff2', '.svg'];
const tsc = join(import.meta.dirname, '../node_modules/.bin/tsc');

rmSync('dist', { recursive: true, force: true });
cpSync('src', 'dist', { recursive: true, filter: (file) => ASSETS.includes(extname(file)) });
// The packages that it imports are compiled with it; each packs its own.
const outDir = mkdtempSync(join(tmpdir(), 'cabinet-pack-'));
const { status } = spawnSync(tsc, ['-p', 'tsconfig.pack.json', '--outDir', outDir], { stdio: 'inherit' });
if (status === 0) cpSync(join(outDir, basename(process.cwd()), 'src'), 'dist', { recursive: true });
rmSync(outDir, { recursive: true });
process.exit(status ?? 1);
