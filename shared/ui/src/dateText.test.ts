import { dateText, dateValue, wholeDateValue } from './dateText.ts';

test.each([
  ['', ''],
  ['1', '1'],
  ['14', '14'],
  ['140', '14.0'],
  ['1402', '14.02'],
  ['14021', '14.02.1'],
  ['14021998', '1998-02-14'],
  ['140219987', '1998-02-14'],
  ['14.02.1998', '1998-02-14'],
  ['14/02/1998', '1998-02-14'],
  ['14 02 1998', '1998-02-14'],
  ['14. 02. 1998', '1998-02-14'],
  ['1998-02-14', '1998-02-14'],
  ['1.', '01.'],
  ['01.2.', '01.02.'],
  ['14.', '14.'],
  ['31.02.1998', '31.02.1998'],
  ['00.00.0000', '00.00.0000'],
  ['99999999', '99.99.9999'],
])('the typed text «%s» becomes %s', (typed, value) => {
  expect(dateValue(typed)).toBe(value);
});

test.each([
  ['a person deletes a digit of the month', '14.0.1998', '14.0.1998'],
  ['a person deletes the month', '14..1998', '14..1998'],
  ['a person adds a third digit to the month', '14.012.1998', '1998-01-14'],
])('the parts of a date stay in their places when %s', (_, typed, value) => {
  expect(dateValue(typed)).toBe(value);
});

test.each([
  ['4.2.1998', '1998-02-04'],
  ['14.02.1998', '1998-02-14'],
  ['14.02.98', '14.02.98'],
  ['4.2', '4.2'],
  ['', ''],
])('the pasted or completed text «%s» becomes %s', (text, value) => {
  expect(wholeDateValue(text)).toBe(value);
});

test('a field shows a date in local notation, and other text unchanged', () => {
  expect(dateText('1998-02-14')).toBe('14.02.1998');
  expect(dateText('14.0')).toBe('14.0');
});
