import { addressOf, PICK_UP, requestedMoment } from './request.ts';

const NOW = new Date(2026, 10, 21, 15, 30);

test('requestedMoment without a day is now, with a day its noon', () => {
  expect(requestedMoment('', NOW)).toBe(NOW.toISOString());
  expect(requestedMoment('2026-12-01', NOW)).toBe(new Date(2026, 11, 1, 12).toISOString());
});

test.each([
  ['', 2],
  ['1', 1],
  [PICK_UP, null],
  // The address was hidden meanwhile.
  ['7', 2],
])('addressOf the choice %j is %p', (address, id) => {
  const one = { id: 1, address: 'г Тверь', comment: '', isDefault: false, isHidden: false, isUsed: false };
  const addresses = [one, { ...one, id: 2, isDefault: true }];
  expect(addressOf(address, addresses)?.id ?? null).toBe(id);
  expect(addressOf(address, [])).toBeNull();
});
