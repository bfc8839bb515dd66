import { join } from 'node:path';
import { isShared, isShellsOwn, singletons } from './singletons.ts';
import { root } from './workspace.ts';

const KIT = join(root, 'shared/ui/src');

test.each([
  ['./Field.tsx', KIT, true],
  ['../Dialog.tsx', join(KIT, 'drawing'), true],
  ['./PhoneInput.tsx', KIT, false],
  ['./Field.tsx', join(root, 'mf-profile/src/components'), false],
  ['jotai', join(root, 'mf-profile/src'), true],
  ['dayjs', join(root, 'mf-profile/src'), false],
])('answers whether the shell brings %s for %s', (request, folder, isBrought) => {
  expect(isShared(request, folder)).toBe(isBrought);
});

test.each([
  ['@cabinet/api/client', false],
  ['@cabinet/state/leads', false],
  ['@cabinet/ui/Table', false],
  ['@cabinet/api/authorisation', true],
  ['@cabinet/state/userSync', true],
])('keeps what steers the session from remotes: %s', (request, isKept) => {
  expect(isShellsOwn(request)).toBe(isKept);
});

test('lets no remote bring a shared library of its own (C4)', () => {
  expect(Object.values(singletons()).every((entry) => entry.import === false)).toBe(true);
});
