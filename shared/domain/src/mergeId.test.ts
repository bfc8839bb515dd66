import { mergeId } from './mergeId.ts';

const now = new Date('2026-11-21T09:00:00.999Z');

test('§7 mergeId joins the prefix, the random string and the time in whole seconds', () => {
  expect(mergeId('k3x9', now)).toBe('SFk3x91795251600');
  expect(mergeId('k3x9', now, 'MTI')).toBe('MTIk3x91795251600');
});
