import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import webpack from 'webpack';
import { costsOf } from './documentationCosts.ts';
import { componentsOf } from './documentationProps.ts';
import { snippetsOf } from './documentationSnippets.ts';
import { isBundledPart, isShared, SHARED_FILE } from './singletons.ts';
import { root } from './workspace.ts';

/** Names of the components of the kit, as their files are called. */
export function kitComponents(): string[] {
  return globSync('shared/ui/src/[A-Z]*.tsx', { cwd: root })
    .filter((file) => !file.endsWith('.test.tsx'))
    .map((file) => basename(file, '.tsx'))
    .sort();
}

/**
 * Writes what the documentation area says of the kit and nobody should have to write: the properties of the
 * components, their costs and the text of the examples. Answers the modules' names with their files.
 */
export function writeDocumentation(): Record<string, string> {
  const folder = join(root, '.cache/documentation');
  mkdirSync(folder, { recursive: true });
  const components = kitComponents();
  const examples = globSync('*.tsx', { cwd: join(root, 'shell/src/documentation/examples') }).sort();
  const modules = {
    props: Object.fromEntries(components.map((component) => [component, componentsOf(component)])),
    costs: costsOf(components),
    snippets: Object.fromEntries(examples.map((file) => [basename(file, '.tsx'), snippetsOf(file)])),
  };
  return Object.fromEntries(
    Object.entries(modules).map(([name, content]) => {
      const file = join(folder, `${name}.json`);
      writeFileSync(file, JSON.stringify(content));
      return [`#documentation-${name}`, file];
    }),
  );
}

/**
 * Sends what the area imports of our shared packages, by itself or by a part of the kit, to the module that brings them
 * to the remotes: imported one by one they would have to stay apart in the files that everybody loads.
 */
export function documentationImports(): webpack.NormalModuleReplacementPlugin {
  const area = join(root, 'shell/src/documentation');
  return new webpack.NormalModuleReplacementPlugin(/^(?:@cabinet\/|\.)/, (request) => {
    const { issuer } = request.contextInfo;
    const isOfArea = issuer.startsWith(area) || isBundledPart(issuer);
    if (isOfArea && isShared(request.request, request.context)) request.request = SHARED_FILE;
  });
}
