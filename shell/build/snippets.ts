import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@cabinet/build/workspace';
import { parseSync, type StaticImport, Visitor } from 'oxc-parser';

export interface Snippet {
  /** The name of the exported example. */
  name: string;
  /** The source of the example, after the imports that it needs. */
  code: string;
}

/** Returns the examples of a file of `shell/src/documentation/examples`, in source order. */
export function snippetsOf(file: string): Snippet[] {
  const path = join(root, 'shell/src/documentation/examples', file);
  const source = readFileSync(path, 'utf8');
  const { program, module } = parseSync(path, source);
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const { declaration } = statement;
    if (declaration?.type !== 'FunctionDeclaration' || !declaration.id) return [];
    const used = namesIn(declaration);
    const imports = module.staticImports.flatMap((each) => importOf(each, used));
    const code = source.slice(declaration.start, declaration.end);
    return [{ name: declaration.id.name, code: [...imports, '', code].join('\n') }];
  });
}

/** Returns a one-line import of the names that the example uses, or an empty list if it uses no name. */
function importOf({ moduleRequest, entries }: StaticImport, used: Set<string>): string[] {
  const needed = entries.filter(({ localName }) => used.has(localName.value));
  if (needed.length === 0) return [];
  const names = needed
    .map(({ isType, localName: { value } }) => (isType ? `type ${value}` : value))
    .join(', ');
  const { kind } = needed[0]?.importName ?? {};
  const what = { NamespaceObject: `* as ${names}`, Default: names, Name: `{ ${names} }` }[kind ?? 'Name'];
  return [`import ${what} from '${moduleRequest.value}';`];
}

function namesIn(declaration: object): Set<string> {
  const names = new Set<string>();
  const visitor = new Visitor({
    Identifier: ({ name }) => void names.add(name),
    JSXIdentifier: ({ name }) => void names.add(name),
  });
  visitor.visit({ type: 'Program', body: [declaration] } as Parameters<Visitor['visit']>[0]);
  return names;
}
