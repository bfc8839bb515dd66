import { callAddress, phoneLine } from './phoneLine.ts';

test.each([
  ['+79164802217', '+7 916 480-22-17'],
  ['+998901112233', '+998 90 111-22-33'],
  ['+37411223344', '+374 1 122-33-44'],
  ['+49301234567', '+49301234567'],
  ['', ''],
])('the phone %j is read as %j', (phone, line) => {
  expect(phoneLine(phone)).toBe(line);
});

test('a phone is called without what only the eye needs', () => {
  expect(callAddress('+7 (495) 000-00-01')).toBe('tel:+74950000001');
});
