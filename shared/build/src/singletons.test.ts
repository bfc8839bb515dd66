import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { importsOf } from './importsOf.ts';
import {
  bundledParts,
  FACADES,
  isBundledPart,
  isShared,
  isShellsOwn,
  LATER_PARTS,
  REACT,
  SHARED_PARTS,
  sharedFiles,
  singletons,
} from './singletons.ts';
import { remoteNames, root } from './workspace.ts';

// An embed brings its libraries whole, and shares none.
const sources = globSync('{shell,mf-*,shared/*}/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.tsx?$|^shared\/(testing|build|embed)\/|\/vendor\//.test(file),
);

const imports = sources.flatMap((file) =>
  importsOf(readFileSync(join(root, file), 'utf8')).map((found) => ({ file, ...found })),
);

/** What is never on one page with a remote: the documentation area, and the page for friends. */
const ASIDE = /^shell\/src\/(?:documentation|friend)\//;

const KIT = join(root, 'shared/ui/src');

/** The files of these parts of the kit and of all that they are made of, up to what the shell brings. */
function filesOf(parts: string[]): Set<string> {
  const files = new Set(parts.map((name) => join(KIT, `${name}.tsx`)));
  // A set that grows is gone through to its end.
  for (const file of files)
    for (const [, request = ''] of readFileSync(file, 'utf8').matchAll(
      /(?:from |import\()'(\.[^']+\.(?:tsx?|css))'/g,
    ))
      if (!isShared(request, dirname(file))) files.add(join(dirname(file), request));
  return files;
}

function facadeExports(facade: string): string[] {
  const text = readFileSync(join(root, `shared/federation/src/vendor/${facade}.ts`), 'utf8');
  return [...text.matchAll(/export \{([^}]*)\}/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  );
}

/** Built with the shell, it reaches a library whole. */
function isLater(file: string): boolean {
  return LATER_PARTS.some((part) => file === `shared/ui/src/${part}.tsx`);
}

test.each(Object.entries(FACADES))(
  'the facade of %s exports everything that is imported of it',
  (library, facade) => {
    const exported = facadeExports(facade);
    const missing = imports
      .filter(({ file, from }) => from === library && !isLater(file))
      .flatMap(({ file, names }) =>
        names.filter((name) => !exported.includes(name)).map((name) => `${file}: ${name}`),
      );
    expect(missing).toEqual([]);
  },
);

test('the shell brings every shared module that a remote imports (C4), and none that steers client or session', () => {
  const refused = imports
    .filter(({ from, names }) => names.length > 0 && isShellsOwn(from))
    .filter(({ file }) => file.startsWith('mf-') || isBundledPart(join(root, file)));
  expect(refused).toEqual([]);
  expect(['api/client', 'state/leads', 'ui/Table'].filter((name) => isShellsOwn(`@cabinet/${name}`))).toEqual(
    [],
  );
  expect(['api/authorisation', 'state/userSync'].filter((name) => !isShellsOwn(`@cabinet/${name}`))).toEqual(
    [],
  );
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

test('every module that the shell brings is there', () => {
  const later = LATER_PARTS.map((name) => `shared/ui/src/${name}.tsx`);
  expect([...sharedFiles(), ...later].filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('a part that the shell shows, or more than one remote, is a shared one: its styles come once', () => {
  const shownByShell = imports
    .filter(({ file }) => /^(?:shell|shared)\//.test(file) && !ASIDE.test(file))
    .map(({ from }) => /^@cabinet\/ui\/(\w+)$/.exec(from)?.[1] ?? '')
    .filter((name) => name && ![...SHARED_PARTS, ...LATER_PARTS].includes(name));
  const homes = [SHARED_PARTS, LATER_PARTS, ...remoteNames.map(bundledParts)].map((parts) => [
    ...filesOf(parts),
  ]);
  const brought = homes.flat().filter((file) => isBundledPart(file) || file.endsWith('.css'));
  const broughtTwice = brought.filter((file, index) => brought.indexOf(file) !== index);
  // A part that is listed here belongs into SHARED_PARTS, or into LATER_PARTS; of a style sheet, its part.
  expect([...shownByShell, ...broughtTwice]).toEqual([]);
});

test('what a remote bundles of the kit keeps no state', () => {
  const own = globSync('*.tsx', { cwd: KIT }).filter((file) => isBundledPart(join(KIT, file)));
  const files = filesOf(
    own.filter((file) => !file.includes('.test.')).map((file) => file.replace('.tsx', '')),
  );
  const state = /^(?:export )?(?:let |const \w+.*= (?:createContext|atom|new (?:Weak)?(?:Map|Set))\b)/m;
  expect([...files].filter((file) => state.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('a bundled part reaches its shared neighbours through the shell', () => {
  expect(isShared('./Field.tsx', KIT)).toBe(true);
  expect(isShared('../Dialog.tsx', join(KIT, 'drawing'))).toBe(true);
  expect(isShared('./PhoneInput.tsx', KIT)).toBe(false);
  expect(isShared('./Field.tsx', join(root, 'mf-profile/src/components'))).toBe(false);
});

test('a remote brings no shared library of its own (C4)', () => {
  expect(Object.values(singletons()).every((entry) => entry.import === false)).toBe(true);
});
