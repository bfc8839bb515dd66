import { globSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Node, nodesOf } from './syntaxTree.ts';
import { root } from './workspace.ts';

// O5: text stays text. Whatever makes markup or code of it is named nowhere, be it as a member, a property, an attribute
// or a text; the document's policy closes the same doors in the browser (docs/decisions/017).

const NAMES = new Set([
  ...['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'setHTMLUnsafe', 'parseHTMLUnsafe', 'srcdoc', 'srcDoc'],
  ...['dangerouslySetInnerHTML', 'createContextualFragment', 'parseFromString', 'eval', 'execScript'],
]);

/** Where one of them is needed, and why nothing comes of it. */
const ALLOWED: Record<string, string> = {
  // What it reads is neither run nor shown: O1.
  'shell/src/policy/readPolicy.ts': 'parseFromString',
};

const files = globSync(['{shell,mf-*,shared/*}/src/**/*.{ts,tsx}', 'services/**/*.ts'], {
  cwd: root,
  exclude: (path) => /node_modules|\/testing\b|\/build\/|\.test\.tsx?$|\.d\.ts$/.test(path),
});

function sinksIn(file: string): string[] {
  return nodesOf(file).flatMap(sinksOf);
}

function sinksOf(node: Node): string[] {
  const { type, value } = node;
  if (type === 'Identifier' || type === 'StringLiteral')
    return NAMES.has(String(value)) ? [String(value)] : [];
  if (type !== 'CallExpression' && type !== 'NewExpression') return [];
  const name = calleeOf(node.callee as Node);
  if (/\bFunction$|\bdocument\.write(?:ln)?$/.test(name)) return [name];
  return /\bset(?:Timeout|Interval)$/.test(name) && isText(node) ? [`${name} of a text`] : [];
}

/** `window.document.write` as it is written, whatever is skipped on the way. */
function calleeOf({ type, value, object, property, base, expression }: Node): string {
  if (type === 'Identifier' || type === 'StringLiteral') return String(value);
  if (type === 'MemberExpression') return `${calleeOf(object as Node)}.${calleeOf(property as Node)}`;
  if (type === 'OptionalChainingExpression') return calleeOf(base as Node);
  return expression ? calleeOf(expression as Node) : '';
}

function isText({ arguments: given }: Node): boolean {
  const first = (given as { expression: Node }[] | undefined)?.[0]?.expression.type ?? '';
  return first === 'StringLiteral' || first === 'TemplateLiteral';
}

test('O5 nothing of ours makes markup or code of a text', () => {
  expect(files.length).toBeGreaterThan(600);
  const found = files.flatMap((file) => sinksIn(join(root, file)).map((sink) => [file, sink]));
  expect(found).toEqual(Object.entries(ALLOWED));
});

test.each([
  `place.innerHTML = text`,
  `place.innerHTML += text`,
  `place['outerHTML'] = text`,
  `Object.assign(place, { innerHTML: text })`,
  `place?.insertAdjacentHTML('beforeend', text)`,
  `place.setAttribute('srcdoc', text)`,
  `frame.srcdoc = text`,
  `<iframe srcDoc={text} />`,
  `<p dangerouslySetInnerHTML={{ __html: text }} />`,
  `window.document.write(text)`,
  `document.writeln?.(text)`,
  `document.createRange().createContextualFragment(text)`,
  `new DOMParser().parseFromString(text, 'text/html')`,
  `eval(text)`,
  `globalThis.eval(text)`,
  `new Function(text)`,
  `window.Function('x', text)()`,
  `setTimeout('run()')`,
  'setInterval(`run()`, 5)',
])('%s would be found', (code) => {
  const file = join(tmpdir(), `cabinet-sink-${process.pid}.tsx`);
  writeFileSync(file, code);
  const found = sinksIn(file);
  rmSync(file);
  expect(found).toHaveLength(1);
});
