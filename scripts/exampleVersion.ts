import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes the version into the `package.json` of each example and template. The name of a packed tarball
 * contains the version.
 * @param docs folder of the documentation
 */
export function setExampleVersion(docs: string, version: string): void {
  for (const name of globSync('{embedding,templates}/*/package.json', { cwd: docs })) {
    const file = join(docs, name);
    const json = JSON.parse(readFileSync(file, 'utf8'));
    for (const packages of [json.dependencies, json.devDependencies])
      for (const [each, address] of Object.entries<string>(packages ?? {}))
        if (address.startsWith('file:cabinet/'))
          packages[each] = `file:cabinet/${each.replace('@cabinet/', 'cabinet-')}-${version}.tgz`;
    writeFileSync(file, `${JSON.stringify(json, null, 2)}\n`);
  }
}
