import { RUNS } from '@cabinet/testing/runs';
import * as fc from 'fast-check';
import { parseOrderIds } from './orderIds.ts';

test.each([
  ['', []],
  ['12', [12]],
  ['12-15', [12, 15]],
  ['12-15-12', [12, 15]],
  ['007', [7]],
])('R39 parseOrderIds "%s" returns %j', (text, ids) => {
  expect(parseOrderIds(text)).toEqual(ids);
});

test.each(['abc', '12-', '-12', '12--15', '1.5', '0', '12 15', '１２', '9'.repeat(30), '12-abc'])(
  'R39 parseOrderIds "%s" returns null',
  (text) => {
    expect(parseOrderIds(text)).toBeNull();
  },
);

test('R39 parseOrderIds reads every list of ids in order and without repetitions', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 2 ** 40 }), { minLength: 1 }), (ids) => {
      expect(parseOrderIds(ids.join('-'))).toEqual([...new Set(ids)]);
    }),
    RUNS,
  );
});

test('I1 R39 parseOrderIds returns valid ids or none for any text', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'0123456789-') }),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const ids = parseOrderIds(text) ?? [];
      expect(ids.every((id) => Number.isSafeInteger(id) && id > 0)).toBe(true);
      expect(new Set(ids).size).toBe(ids.length);
      expect(parseOrderIds(ids.join('-'))).toEqual(ids);
    }),
    RUNS,
  );
});
