// The `prepack` script of packages for external teams: compiles `src` to `dist`, with declarations. Copies
// all files that are not code.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';

const ASSETS = ['', '.css', '.woff2', '.svg'];
const tsc = join(import.meta.dirname, '../node_modules/.bin/tsc');

rmSync('dist', { recursive: true, force: true });
cpSync('src', 'dist', { recursive: true, filter: (file) => ASSETS.includes(extname(file)) });
// The compiler also compiles imported packages. Copy only this package, because each packs its own.
const outDir = mkdtempSync(join(tmpdir(), 'cabinet-pack-'));
const { status } = spawnSync(tsc, ['-p', 'tsconfig.pack.json', '--outDir', outDir], { stdio: 'inherit' });
if (status === 0) cpSync(join(outDir, basename(process.cwd()), 'src'), 'dist', { recursive: true });
rmSync(outDir, { recursive: true });
process.exit(status ?? 1);
