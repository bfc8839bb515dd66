import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FACADES, REACT, SHARED_REQUEST, sharedFiles, singletons } from './singletons.ts';
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

test('the shell brings every shared module that a remote imports (C4)', () => {
  const brought = sharedFiles().map((file) =>
    file.replace(/^shared\/(\w+)\/src\/(.+)\.tsx?$/, '@cabinet/$1/$2'),
  );
  const missing = imports
    .filter(({ file, from }) => file.startsWith('mf-') && from.startsWith('@cabinet/'))
    .filter(({ from, names }) => names.length > 0 && SHARED_REQUEST.test(from) && !brought.includes(from));
  expect(missing).toEqual([]);
});

test('no two shared modules export the same name, which would leave out both', () => {
  const owners = new Map<string, string[]>();
  for (const file of sharedFiles()) {
    const text = readFileSync(join(root, file), 'utf8');
    const declared = [...text.matchAll(/^export (?:async )?(?:function|const|class|let) (\w+)/gm)].map(
      ([, name = '']) => name,
    );
    const listed = [...text.matchAll(/^export \{([^}]*)\}(?! from 'react-i18next')/gm)].flatMap(
      ([, names = '']) => names.split(',').map((name) => name.trim().replace(/^.* as /, '')),
    );
    for (const name of [...declared, ...listed].filter(
      (name) => name && name !== 'default' && !name.startsWith('type '),
    ))
      owners.set(name, [...new Set([...(owners.get(name) ?? []), file])]);
  }
  const doubled = [...owners].filter(([, files]) => files.length > 1);
  expect(doubled).toEqual([]);
});

test('the shell brings every part of React that a remote imports (C4)', () => {
  const missing = imports.filter(
    ({ file, from }) => file.startsWith('mf-') && /^react(-dom)?(\/|$)/.test(from) && !REACT.includes(from),
  );
  expect(missing).toEqual([]);
});

test('a remote brings no shared library of its own (C4)', () => {
  expect(Object.values(singletons()).every((entry) => entry.import === false)).toBe(true);
});
