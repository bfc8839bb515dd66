import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Node, nodesOf, outcomesOf, piecesOf } from './testing/syntaxTree.ts';
import { root } from './workspace.ts';

interface Source {
  file: string;
  nodes: Node[];
}

const sources: Source[] = globSync('{shell,mf-*,shared/*}/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$|\.d\.ts$|^shared\/(?:testing|build)\//.test(file))
  .map((file) => ({ file, nodes: nodesOf(join(root, file)) }));

/**
 * Files of texts by namespace, inner folders first. `mf-x/src/locales/later` is the namespace `mf-x-later`.
 */
const texts = new Map(
  globSync('{shell,mf-*,shared/*}/src/**/locales/**/ru.json', { cwd: root })
    .sort((a, b) => b.length - a.length)
    .map((file) => {
      const [room = '', part = ''] = file.replace('/ru.json', '').split(/\/locales\/?/);
      const namespace = [basename(room.replace(/\/src$/, '')), part].filter(Boolean).join('-');
      return [namespace, { file, room: part ? null : room }] as const;
    }),
);

/** The namespaces of a file: those that it names, or else the namespace of its folder. */
function speaks({ file, nodes }: Source): string[] {
  const named = nodes
    .filter(({ type, callee }) => type === 'CallExpression' && (callee as Node).value === 'useTranslation')
    .map((call) => String(firstArgument(call)?.value));
  const own = [...texts].find(([, { room }]) => room && file.startsWith(`${room}/`))?.[0];
  return named.length > 0 || !own ? named : [own];
}

/** All names and strings of the programs. Each can fill the hole of a template. */
const names = new Set(sources.flatMap(({ nodes }) => nodes.flatMap(namesIn)));

function namesIn({ type, value, key, identifier }: Node): string[] {
  if (type === 'StringLiteral' || type === 'NumericLiteral') return [String(value)];
  const named = (type === 'FunctionDeclaration' ? identifier : key) as Node | undefined;
  return named?.type === 'Identifier' ? [String(named.value)] : [];
}

/** A key in the code, in pieces if its template has holes. */
interface Asked {
  file: string;
  /** Namespaces that may contain the key. */
  namespaces: string[];
  pieces: string[];
}

function askedIn(source: Source): Asked[] {
  const keys = source.nodes.flatMap((node) => outcomesOf(keyOf(node)).map(piecesOf));
  return keys
    .filter((pieces) => pieces !== null)
    .map(([first = '', ...others]) => {
      const [, namespace, key = first] = /^([\w-]+):(.*)/.exec(first) ?? [];
      const namespaces = namespace ? [namespace] : speaks(source);
      return { file: source.file, namespaces, pieces: [key, ...others] };
    });
}

/** The first argument of `t(…)` or `i18n.t(…)`, or the `i18nKey` of `<Trans>`. */
function keyOf(node: Node): unknown {
  const { type, name, value, callee } = node;
  if (type === 'JSXAttribute') return (name as Node).value === 'i18nKey' ? value : null;
  if (type !== 'CallExpression') return null;
  const { property = callee } = callee as { property?: unknown };
  return (property as Node).value === 't' ? firstArgument(node) : null;
}

function firstArgument({ arguments: given }: Node): Node | undefined {
  return (given as { expression: Node }[])[0]?.expression;
}

/** Keys with their spellings in code: without the suffixes of plural and context, which i18next adds. */
function keysOf(namespace: string): { key: string; spellings: string[] }[] {
  const messages = JSON.parse(readFileSync(join(root, texts.get(namespace)?.file ?? ''), 'utf8'));
  return leavesOf(messages).map((key) => {
    const singular = key.replace(/_(?:zero|one|two|few|many|other)$/, '');
    return { key, spellings: [key, singular, singular.replace(/_[^_.]+$/, '')] };
  });
}

function leavesOf(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return [path];
  return Object.entries(value as object).flatMap(([key, member]) =>
    leavesOf(member, path ? `${path}.${key}` : key),
  );
}

/** Whether the key consists of these pieces with names in the holes. */
function isMadeOf(key: string, [first = '', ...others]: string[]): boolean {
  if (others.length === 0) return key === first;
  if (!key.startsWith(first)) return false;
  const rest = key.slice(first.length);
  return [...rest].some((_, index) => {
    const name = rest.slice(0, index + 1);
    return (names.has(name) || /^\d+$/.test(name)) && isMadeOf(rest.slice(index + 1), others);
  });
}

const allAsked = sources.flatMap(askedIn);

test('the check finds texts and programs that use them', () => {
  expect([...texts.keys()]).toEqual(expect.arrayContaining(['shell', 'ui', 'mf-catalog']));
  expect(allAsked.length).toBeGreaterThan(500);
});

test.each([...texts.keys()])('%s: each text is used', (namespace) => {
  const asked = allAsked.filter(({ namespaces }) => namespaces.includes(namespace));
  // Also count keys in lists and conditions.
  const speakers = sources.filter((source) => speaks(source).includes(namespace));
  const texts = speakers.flatMap(({ nodes }) => nodes.flatMap((node) => piecesOf(node)?.at(0) ?? []));
  const isWaiting = new Set(texts);
  const isAsked = (key: string) => isWaiting.has(key) || asked.some(({ pieces }) => isMadeOf(key, pieces));
  const unused = keysOf(namespace).filter(({ spellings }) => !spellings.some(isAsked));
  expect(unused.map(({ key }) => `${namespace}: ${key} is unused`)).toEqual([]);
});

test('each text that a program uses exists', () => {
  const there = new Map(
    [...texts.keys()].map((name) => [name, new Set(keysOf(name).flatMap(({ spellings }) => spellings))]),
  );
  const isThere = ({ namespaces, pieces }: Asked) =>
    namespaces.some((name) =>
      pieces.length === 1
        ? there.get(name)?.has(pieces[0] ?? '')
        : [...(there.get(name) ?? [])].some((key) => isMadeOf(key, pieces)),
    );
  const missing = allAsked.filter((asked) => !isThere(asked));
  expect(missing.map(({ file, pieces }) => `${file} uses ${pieces.join('…')}`)).toEqual([]);
});
