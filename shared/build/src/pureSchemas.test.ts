import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routes } from '@cabinet/contracts/routes';
import TerserPlugin from 'terser-webpack-plugin';
import { webpack } from 'webpack';
import { root } from './workspace.ts';

const { resolve } = createRequire(import.meta.url);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cabinet-schemas-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds an application that imports these names from the contract `loyalty`, and returns its code. */
async function built(names: string): Promise<string> {
  const entry = join(folder, 'entry.ts');
  const contract = join(root, 'shared/contracts/src/loyalty.ts');
  writeFileSync(entry, `import { ${names} } from '${contract}'; console.log(${names});`);
  const compiler = webpack({
    entry,
    mode: 'production',
    output: { path: folder, filename: 'built.js' },
    resolve: { extensions: ['.ts', '.js'] },
    // A remote takes valibot from the shell, so webpack does not know whether its functions are pure.
    externals: { valibot: 'valibot' },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: resolve('swc-loader'),
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, module: { type: 'es6' } },
        },
        { test: /\.ts$/, enforce: 'pre', loader: join(root, 'shared/build/src/pureSchemas.mjs') },
      ],
    },
    optimization: { minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify })] },
  });
  await new Promise<void>((done, fail) => {
    compiler?.run((error, stats) =>
      error || stats?.hasErrors() ? fail(error ?? new Error(stats?.toString())) : done(),
    );
  });
  return readFileSync(join(folder, 'built.js'), 'utf8');
}

/** The paths of routes in the code. */
function pathsIn(code: string): string[] {
  const paths = Object.values(routes).map(({ path }) => path);
  return [...new Set(paths)].filter((path) => code.includes(`"${path}"`)).sort();
}

test('an application that calls one route contains no other route of its contract', async () => {
  const code = await built('getOrder');
  expect(pathsIn(code)).toEqual(['/api/orders/{orderId}']);
  expect(code).not.toContain('imageUrl');
});

test('an application contains each route that it calls', async () => {
  expect(pathsIn(await built('getOrder, listCards'))).toEqual(['/api/cards', '/api/orders/{orderId}']);
});
