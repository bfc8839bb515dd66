import { safeParse } from 'valibot';
import { readTokens, tuitionFormSchema } from './tuition.ts';

const WHOLE = { docNum: '', semester: '3', amount: '5 000' };
const parse = (values: object, contracts: string[]) => safeParse(tuitionFormSchema(contracts, 9_000), values);

test('tuitionFormSchema chooses the only contract automatically', () => {
  const payment = { docNum: 'Д-1', semester: 3, amount: 5_000 };
  expect(parse(WHOLE, ['Д-1'])).toMatchObject({ success: true, output: payment });
});

test('tuitionFormSchema requires one of several own contracts', () => {
  const contracts = ['Д-1', 'Д-2'];
  expect(parse(WHOLE, contracts).success).toBe(false);
  expect(parse({ ...WHOLE, docNum: 'Д-9' }, contracts).success).toBe(false);
  expect(parse({ ...WHOLE, docNum: 'Д-2' }, contracts)).toMatchObject({ output: { docNum: 'Д-2' } });
});

test.each(['0', '13', 'три', ''])('tuitionFormSchema refuses the semester %j', (semester) => {
  expect(parse({ ...WHOLE, semester }, ['Д-1']).success).toBe(false);
});

test.each([
  ['5000', 5_000],
  ['5\u00a0000', 5_000],
  ['0', null],
  ['-5', null],
  ['1,5', null],
  ['5к', null],
  ['9'.repeat(20), null],
])('readTokens reads %s as %s tokens', (text, tokens) => {
  expect(readTokens(text)).toBe(tokens);
});
