import { type Brings, misfits, type Needs } from './agreement.ts';

const brings: Brings = {
  contract: 1,
  protocol: 'webpack',
  shared: { react: '19.3.1', '@cabinet/shared': '3.2.0' },
  exports: ['Button', 'useRouteData'],
  languages: ['en', 'ru', 'uz'],
  taken: ['faq'],
  entryTypes: ['global', 'var'],
  exposes: ['./remote'],
};
const page = { title: { ru: 'Клуб' }, needsCard: true };
const needs: Needs = {
  contract: 1,
  protocol: 'webpack',
  shared: { react: '^19.3.1', '@cabinet/shared': '^3.2.0' },
  imports: ['Button'],
  texts: { en: 12, ru: 12, uz: 12 },
};

test.each<[string, Partial<Needs>, string[]]>([
  ['the same', {}, []],
  ['less than the shell provides', { shared: { react: '^19.0.0' } }, []],
  ['an extra language', { texts: { ...needs.texts, kk: 12 } }, []],
  ['another contract', { contract: 2 }, ['it keeps contract 2, the live shell 1']],
  [
    'another way of loading',
    { protocol: undefined },
    ['it was built for a shell with another way to load remotes'],
  ],
  [
    'a newer library',
    { shared: { react: '^19.4.0' } },
    ['it needs react ^19.4.0, the live shell brings 19.3.1'],
  ],
  [
    'an older major version',
    { shared: { react: '^18.3.1' } },
    ['it needs react ^18.3.1, the live shell brings 19.3.1'],
  ],
  ['an unshared library', { shared: { zustand: '^5.0.0' } }, ['the live shell brings no zustand']],
  ['a part newer than the shell', { imports: ['Button', 'Map'] }, ['the live shell shares no "Map"']],
  ['a missing language', { texts: { en: 12, ru: 12 } }, ['it has 0 of 12 texts in "uz"']],
  ['a missing text', { texts: { ...needs.texts, en: 11 } }, ['it has 11 of 12 texts in "en"']],
  ['an own page', { pages: { club: page } }, []],
  ['a page at an address of the shell', { pages: { faq: page } }, ['the live shell has "/faq" already']],
  [
    'two things',
    { contract: 2, shared: { zustand: '^5.0.0' } },
    ['it keeps contract 2, the live shell 1', 'the live shell brings no zustand'],
  ],
])('a remote that needs %s gets the right reasons', (_, other, reasons) => {
  expect(misfits({ ...needs, ...other }, brings)).toEqual(reasons);
});

test.each([
  ['^19.3.1', '19.3.1', true],
  ['^19.3.1', '19.3.2', true],
  ['^19.3.1', '19.10.0', true],
  ['^19.3.1', '19.3.0', false],
  ['^19.3.1', '20.0.0', false],
  ['^0.4.1', '0.4.2', true],
  ['^0.4.1', '0.5.0', false],
  ['>=18 <20', '19.3.1', true],
  ['~19.2.0', '19.3.1', false],
  ['18 || 19', '19.3.1', true],
  ['*', '19.3.1', true],
  ['latest', '19.3.1', false],
])('a remote that needs react %s fits a shell with %s: %s', (range, version, fits) => {
  const reasons = misfits({ ...needs, shared: { react: range } }, { ...brings, shared: { react: version } });
  expect(reasons).toEqual(fits ? [] : [`it needs react ${range}, the live shell brings ${version}`]);
});

const standard: Needs = {
  contract: 1,
  manifest: { entryType: 'global', exposes: ['./remote'] },
  shared: { react: '^19.0.0' },
  imports: [],
  texts: {},
};

test.each<[string, Partial<Needs>, string[]]>([
  ['fits', {}, []],
  [
    'of an older major version',
    { shared: { react: '^18.0.0' } },
    ['shared.react.requiredVersion is "^18.0.0", and the live shell brings 19.3.1'],
  ],
  [
    'without a library of its own',
    { shared: { zustand: '^5.0.0' } },
    ['shared.zustand.import is false, and the live shell brings no zustand'],
  ],
  [
    'with another entry',
    { manifest: { entryType: 'commonjs', exposes: ['./remote'] } },
    ['library.type is "commonjs", and the live shell loads "global" or "var"'],
  ],
  [
    'that does not expose a remote',
    { manifest: { entryType: 'var', exposes: ['./Button'] } },
    ['exposes has no "./remote"'],
  ],
])('a build of other tools %s is refused with the name of the setting', (_, other, reasons) => {
  expect(misfits({ ...standard, ...other }, brings)).toEqual(reasons);
});

test('a shell defines which entry types it loads and which modules it shows', () => {
  const mounted = { entryType: 'module', exposes: ['./app'] };
  const wider = { ...brings, entryTypes: ['global', 'module'], exposes: ['./remote', './app'] };
  expect(misfits({ ...standard, manifest: mounted }, wider)).toEqual([]);
});

test('a page of a remote requires a shell that supports such pages', () => {
  const { taken: _, ...older } = brings;
  expect(misfits(needs, older)).toEqual([]);
  expect(misfits({ ...needs, pages: { club: page } }, older)).toEqual([
    'the live shell knows no pages but its own',
  ]);
});
