import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FACADES, provideEverything, singletons } from './singletons.ts';
import { root } from './workspace.ts';

const sources = globSync('{shell,mf-*,shared/*}/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.tsx?$|^shared\/(testing|build)\/|\/vendor\//.test(file),
);

interface Import {
  file: string;
  from: string;
  names: string[];
}

/** Every import of values; types leave no trace in a build. */
const imports: Import[] = sources.flatMap((file) => {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(/^import (?!type )([^;]*?) from '([^']+)'/gm)].map(([, what = '', from = '']) => ({
    file,
    from,
    names: (/\{([^}]*)\}/.exec(what)?.[1] ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name && !name.startsWith('type ')),
  }));
});

function facadeExports(facade: string): string[] {
  const text = readFileSync(join(root, `shared/federation/src/vendor/${facade}.ts`), 'utf8');
  return [...text.matchAll(/export \{([^}]*)\}/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  );
}

test.each(Object.entries(FACADES))(
  'the facade of %s exports everything that is imported of it',
  (library, facade) => {
    const exported = facadeExports(facade);
    const missing = imports
      .filter(({ from }) => from === library)
      .flatMap(({ file, names }) =>
        names
          .map((name) => name.split(' as ')[0] ?? '')
          .filter((name) => !exported.includes(name))
          .map((name) => `${file}: ${name}`),
      );
    expect(missing).toEqual([]);
  },
);

test('the shell provides every shared module that a remote imports (C4)', () => {
  const provided = decodeURIComponent(provideEverything());
  const shared = Object.keys(singletons('remote')).filter((name) => name.startsWith('@cabinet/'));
  const missing = imports
    .filter(({ file, from }) => file.startsWith('mf-') && shared.some((prefix) => from.startsWith(prefix)))
    .filter(({ from, names }) => names.length > 0 && !provided.includes(`'${from}'`));
  expect(missing).toEqual([]);
});

test('a remote brings no shared library of its own (C4)', () => {
  expect(Object.values(singletons('remote')).every((entry) => entry.import === false)).toBe(true);
});
