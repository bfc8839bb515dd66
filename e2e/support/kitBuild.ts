import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@cabinet/build/workspace';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { parseSync } from 'oxc-parser';
import { configsTo } from '../bench/configs.ts';
import { runWebpack } from './runWebpack.ts';

const KIT = '@cabinet/ui/';

/** Shared modules that the shell loads when a remote first needs them. */
const LATER = ['form.tsx', 'later.tsx'];

/**
 * Builds only the kit parts that the pages of a remote load at the start. These are the shared parts and the
 * parts that the remote bundles.
 * @returns the script
 */
export async function buildKit(remote: string): Promise<Buffer> {
  const outDir = mkdtempSync(join(tmpdir(), 'cabinet-kit-'));
  const parts = ['index.ts', ...new Set(kitFilesOf(remote))];
  const everything = parts.map((file) => `export * from '${join(root, 'shared/ui/src', file)}';`);
  const [config = {}] = await configsTo(outDir, remote);
  await runWebpack([
    {
      ...config,
      entry: { kit: `data:text/javascript,${encodeURIComponent(everything.join(''))}` },
      output: {
        path: outDir,
        filename: 'kit.js',
        library: { type: 'module' },
        chunkFormat: 'module',
      },
      experiments: { outputModule: true },
      // The page has the modules that the kit imports.
      externals: [
        ({ request = '' }) => Promise.resolve(/^(?:[./]|data:)/.test(request) ? false : `module ${request}`),
      ],
      plugins: [new MiniCssExtractPlugin({ ignoreOrder: true })],
      cache: false,
    },
  ]);
  const script = readFileSync(join(outDir, 'kit.js'));
  rmSync(outDir, { recursive: true });
  return script;
}

/** Returns the kit parts that the sources of a remote import statically. */
function kitFilesOf(remote: string): string[] {
  const files = globSync(`${remote}/src/**/*.{ts,tsx}`, { cwd: root, exclude: ['**/*.test.*'] });
  return files.flatMap((file) => {
    const { staticImports } = parseSync(file, readFileSync(join(root, file), 'utf8')).module;
    return staticImports
      .filter(
        ({ moduleRequest, entries }) =>
          moduleRequest.value.startsWith(KIT) && entries.some(({ isType }) => !isType),
      )
      .map(({ moduleRequest }) => `${moduleRequest.value.slice(KIT.length)}.tsx`)
      .filter((part) => !LATER.includes(part));
  });
}
