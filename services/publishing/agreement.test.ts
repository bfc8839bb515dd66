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
  ['another contract', { contract: 2 }, ['it uses contract 2, but the live shell uses contract 1']],
  [
    'another way of loading',
    { protocol: undefined },
    ['its loading protocol differs from the protocol of the live shell'],
  ],
  [
    'a newer library',
    { shared: { react: '^19.4.0' } },
    ['it needs react ^19.4.0, but the live shell provides 19.3.1'],
  ],
  [
    'an older major version',
    { shared: { react: '^18.3.1' } },
    ['it needs react ^18.3.1, but the live shell provides 19.3.1'],
  ],
  ['an unshared library', { shared: { zustand: '^5.0.0' } }, ['the live shell does not provide zustand']],
  ['a part newer than the shell', { imports: ['Button', 'Map'] }, ['the live shell does not share "Map"']],
  ['a missing language', { texts: { en: 12, ru: 12 } }, ['it has 0 of 12 texts in "uz"']],
  ['a missing text', { texts: { ...needs.texts, en: 11 } }, ['it has 11 of 12 texts in "en"']],
  ['an own page', { pages: { club: page } }, []],
  ['a page at an address of the shell', { pages: { faq: page } }, ['the live shell already has "/faq"']],
  [
    'two things',
    { contract: 2, shared: { zustand: '^5.0.0' } },
    ['it uses contract 2, but the live shell uses contract 1', 'the live shell does not provide zustand'],
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
  expect(reasons).toEqual(fits ? [] : [`it needs react ${range}, but the live shell provides ${version}`]);
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
    ['shared.react.requiredVersion is "^18.0.0", but the live shell provides 19.3.1'],
  ],
  [
    'without a library of its own',
    { shared: { zustand: '^5.0.0' } },
    ['shared.zustand.import is false, but the live shell does not provide zustand'],
  ],
  [
    'with another entry',
    { manifest: { entryType: 'commonjs', exposes: ['./remote'] } },
    ['library.type is "commonjs", but the live shell loads "global" or "var"'],
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
    'the live shell does not support pages of remotes',
  ]);
});
