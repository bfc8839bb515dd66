import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '@cabinet/build/build';
import { portalConfig } from '@cabinet/build/portal';
import { freshFolder } from './system.ts';

/** Examples that are built, the React that they bring, and how their pages call what is built. */
const BUILT = [
  { name: 'react-18', react: 18, script: '/src/main.jsx' },
  { name: 'react-19', react: 19, script: '/dist/main.js' },
] as const;

/** The scripts of the examples that have to be built: each when a page first asks for it. */
export function openExamples() {
  const folder = freshFolder();
  const building = new Map<string, Promise<unknown>>();

  return {
    /** The page of an example with the address that its script has here. */
    withScript(page: string, name: string): string {
      const example = BUILT.find((each) => each.name === name);
      return example ? page.replace(example.script, `/${name}/built.js`) : page;
    },
    /** The script of an example; null for one that is not built. */
    async scriptOf(name: string): Promise<string | null> {
      const example = BUILT.find((each) => each.name === name);
      if (!example) return null;
      const build = building.get(name) ?? run([portalConfig(name, example.react, folder)]);
      building.set(name, build);
      await build;
      return readFile(join(folder, `${name}.js`), 'utf8');
    },
    forget: () => rm(folder, { recursive: true }),
  };
}
