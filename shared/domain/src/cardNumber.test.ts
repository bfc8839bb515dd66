import { bareCardNumber, groupedCardNumber } from './cardNumber.ts';

test.each([
  ['770000000011', '7700 0000 0011'],
  ['6274118004529931', '6274 1180 0452 9931'],
  ['7000 1200 0042', '7000 1200 0042'],
  ['77000', '7700 0'],
  ['', ''],
])('groupedCardNumber formats the card number %j as %j', (number, printed) => {
  expect(groupedCardNumber(number)).toBe(printed);
});

test('bareCardNumber removes the spaces for a barcode', () => {
  expect(bareCardNumber('7000 1200 0042')).toBe('700012000042');
});
