import { join } from 'node:path';
import { portalsBuild } from '@cabinet/build/workspace';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { configsOf } from '../../scripts/configsOf.ts';
import { shellConfig } from '../../shell/build/config.ts';
import { withDocumentation } from '../../shell/build/documentation.ts';

/** Returns the webpack configurations of an application, with the output in `outDir`. */
export async function configsTo(outDir: string, folder: string): Promise<Configuration[]> {
  const configs = await configsOf(folder);
  return configs.map((config) => ({ ...config, output: { ...config.output, path: outDir } }));
}

/** The file in which the single build lists the initial files of each named chunk. */
export const FIRST_SCREENS = 'first-screens.json';

/**
 * Returns the configurations of the comparison build: the shell with all remotes in one build without
 * federation.
 */
export function singleBuildConfigs(outDir: string): Configuration[] {
  const { application, others } = shellConfig();
  const single = withDocumentation({
    ...application,
    plugins: [
      ...(application.plugins ?? []),
      listFirstScreens(),
      new webpack.NormalModuleReplacementPlugin(/\/source\.ts$/, (request) => {
        request.request = join(import.meta.dirname, 'singleSource.ts');
      }),
    ],
  });
  const pages = others.filter(({ name }) => name !== portalsBuild('shell'));
  return [single, ...pages].map((config) => ({ ...config, output: { ...config.output, path: outDir } }));
}

function listFirstScreens(): { apply(compiler: Compiler): void } {
  const name = 'first-screens';
  return {
    apply({ hooks }) {
      hooks.thisCompilation.tap(name, (compilation) => {
        // In this stage, file names already contain their hashes.
        const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
        compilation.hooks.processAssets.tap({ name, stage }, () => {
          const groups = [...compilation.namedChunkGroups].map(([part, group]) => [part, group.getFiles()]);
          const text = JSON.stringify(Object.fromEntries(groups));
          compilation.emitAsset(FIRST_SCREENS, new webpack.sources.RawSource(text));
        });
      });
    },
  };
}
