import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '@cabinet/build/workspace';
import type { Compiler, Configuration } from 'webpack';
import { costsOf } from './costs.ts';
import { componentFiles, componentsOf } from './props.ts';
import { snippetsOf } from './snippets.ts';

const FOLDER = join(root, '.cache/documentation');
const MODULES = ['props', 'costs', 'snippets'] as const;

/** Adds the modules for the documentation area: component properties, component costs and example sources. */
export function withDocumentation(config: Configuration): Configuration {
  const modules = MODULES.map((name) => [`#documentation-${name}`, join(FOLDER, `${name}.json`)]);
  return {
    ...config,
    resolve: {
      ...config.resolve,
      alias: { ...config.resolve?.alias, ...Object.fromEntries(modules) },
    },
    plugins: [...(config.plugins ?? []), documentationModules()],
  };
}

/** Webpack plugin that writes the modules once, before the first compilation. */
function documentationModules(): { apply(compiler: Compiler): void } {
  let written: Promise<void> | undefined;
  const write = () => {
    written ??= writeModules();
    return written;
  };
  return {
    apply({ hooks }) {
      hooks.beforeRun.tapPromise('documentation', write);
      hooks.watchRun.tapPromise('documentation', write);
    },
  };
}

async function writeModules(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const components = componentFiles('[A-Z]*.tsx');
  const examples = globSync('*.tsx', { cwd: join(root, 'shell/src/documentation/examples') }).sort();
  const modules: Record<(typeof MODULES)[number], unknown> = {
    props: Object.fromEntries(
      [...components, ...componentFiles('form/[A-Z]*.tsx')].map((component) => [
        component,
        componentsOf(component),
      ]),
    ),
    costs: await costsOf(components),
    snippets: Object.fromEntries(examples.map((file) => [basename(file, '.tsx'), snippetsOf(file)])),
  };
  for (const name of MODULES) writeFileSync(join(FOLDER, `${name}.json`), JSON.stringify(modules[name]));
}
