import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './workspace.ts';

// The rules in `lint` are our own, so this test shows what each of them finds.

const biome = createRequire(join(root, 'package.json')).resolve('@biomejs/biome/bin/biome');

interface Report {
  diagnostics: Array<{ category: string; location: { start: { line: number } } }>;
}

let workspace: string;
beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'cabinet-lint-'));
  for (const name of ['biome.json', 'lint'])
    cpSync(join(root, name), join(workspace, name), { recursive: true });
});
afterEach(() => rmSync(workspace, { recursive: true }));

/** The lines of a file that rules of a category refuse. */
function refused(file: string, lines: string[], category = 'plugin'): string[] {
  const path = join(workspace, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, lines.join('\n'));
  const args = ['lint', '--reporter=json', '--max-diagnostics=none', '--vcs-enabled=false', file];
  const { stdout } = spawnSync(process.execPath, [biome, ...args], { cwd: workspace, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as Report;
  const found = diagnostics.filter((each) => each.category === category);
  return lines.filter((_, index) => found.some(({ location }) => location.start.line === index + 1));
}

const COLOURS = [
  '.a { color: #fff; }',
  '.b { border: 1px solid Red; }',
  '.c { box-shadow: 0 0 1px rgb(0 0 0 / 10%); }',
  '.d { background: linear-gradient(white, var(--c-ground)); }',
  '.e { --own: oklch(50% 0 0); }',
  '.f { fill: darkgreen; }',
];

test('the linter refuses a literal colour in a style sheet of a component', () => {
  const tokens = ['.red { color: var(--white); animation: white-blink 1s; background: url(red.svg); }'];
  expect(refused('mf-orders/src/A.module.css', [...COLOURS, ...tokens])).toEqual(COLOURS);
  expect(refused('shared/ui/src/styles.css', COLOURS)).toEqual([]);
});

const SINKS = [
  `place.innerHTML = text;`,
  `place.innerHTML += text;`,
  `place['outerHTML'] = text;`,
  `Object.assign(place, { innerHTML: text });`,
  `place?.insertAdjacentHTML('beforeend', text);`,
  `place.setAttribute('srcdoc', text);`,
  `frame.srcdoc = text;`,
  `show(<iframe srcDoc={text} />);`,
  `show(<p dangerouslySetInnerHTML={{ __html: text }} />);`,
  `window.document.write(text);`,
  `document.writeln?.(text);`,
  `document.createRange().createContextualFragment(text);`,
  `new DOMParser().parseFromString(text, 'text/html');`,
  `eval(text);`,
  `globalThis.eval(text);`,
];
const IMPLIED = [
  `new Function(text);`,
  `window.Function('x', text)();`,
  `setTimeout('run()');`,
  'setInterval(`run()`, 5);',
];

test.each(['shell/src/a.tsx', 'mf-orders/src/a.tsx', 'shared/api/src/a.tsx', 'services/kit/a.tsx'])(
  'O5 the linter refuses each way to turn a text into markup or code in %s',
  (file) => {
    const harmless = ['stream.write(text);', 'setTimeout(run, 5);', 'place.textContent = text;'];
    expect(refused(file, [...SINKS, ...harmless])).toEqual(SINKS);
    expect(refused(file, [...IMPLIED, ...harmless], 'lint/nursery/noImpliedEval')).toEqual(IMPLIED);
  },
);

test('the linter refuses a text that is not in the locales', () => {
  const words = [
    `show(<p>Text</p>);`,
    `show(<p>{'Text'}</p>);`,
    `show(<p>{\`\${count} pieces\`}</p>);`,
    `show(<p>{isOpen && 'Open'}</p>);`,
    `show(<Field label={isOpen ? 'Open' : t('closed')} />);`,
    `show(<Field hint={hint ?? 'Нет'} />);`,
    `show(<p aria-label={\`Open \${name}\`} />);`,
    `show(<p title="Open" />);`,
  ];
  const harmless = [
    `show(<p className="open" aria-labelledby="title">{t('open')} · {list.map((each) => each === 'a' && <i key="a" />)}</p>);`,
    `show(<Field label={t('a')} error={{ kind: 'network' }} name={'a'} />);`,
  ];
  expect(refused('shell/src/a.tsx', [...words, ...harmless])).toEqual(words);
});

test.each(['mf-orders/src/pages/a.ts', 'mf-orders/src/components/a.ts', 'mf-orders/src/a.test.ts'])(
  'the linter refuses each import of the sources of another remote in %s',
  (file) => {
    const foreign = [
      `import { a } from 'mf-catalog/remote';`,
      `import { b } from '../../../mf-catalog/src/paths.ts';`,
      `export { c } from '../../../mf-catalog/src/paths.ts';`,
      `import type { D } from '../../../mf-catalog/src/paths.ts';`,
      `const e = import('../../../mf-catalog/src/paths.ts');`,
    ];
    const own = [`import { f } from './paths.ts';`, `show(a, b, e, f, {} as D);`];
    expect(refused(file, [...foreign, ...own], 'lint/style/noRestrictedImports')).toEqual(foreign);
  },
);
