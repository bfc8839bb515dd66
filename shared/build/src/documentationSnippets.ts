import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.ts';

export interface Snippet {
  /** Name of the exported example. */
  name: string;
  /** Its very text, behind the imports that it needs. */
  code: string;
}

/** The examples of a file of `shell/src/documentation/examples`, in the order in which they are written. */
export function snippetsOf(file: string): Snippet[] {
  const source = readFileSync(join(root, 'shell/src/documentation/examples', file), 'utf8');
  const imports = [...source.matchAll(/^import (?:\{([^}]+)\}|(\w+)) from (.+);$/gm)];
  // The formatter puts nothing but the end of a function at the start of a line.
  return [...source.matchAll(/^export (function (\w+)\([\s\S]*?^\})/gm)].map(([, text = '', name = '']) => {
    const needed = imports.flatMap(([, names, whole, from]) => {
      const used = (names ?? whole ?? '').split(',').filter((each) => isUsed(each, text));
      const list = used.map((each) => each.trim()).join(', ');
      return list ? [`import ${names ? `{ ${list} }` : list} from ${from};`] : [];
    });
    return { name, code: [...needed, '', text].join('\n') };
  });
}

function isUsed(imported: string, text: string): boolean {
  const name = imported.trim().split(' ').at(-1);
  return Boolean(name) && new RegExp(`\\b${name}\\b`).test(text);
}
