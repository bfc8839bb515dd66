import { type Report, receiveReports, reportError } from './report.ts';

test('§8 reports before the first receiver are kept, up to a limit, and then delivered in order', () => {
  for (let number = 0; number < 60; number += 1) reportError(number, 'start');
  const taken: Report[] = [];
  receiveReports((report) => taken.push(report));
  expect(taken.map(({ error }) => error)).toEqual(Array.from({ length: 50 }, (_, number) => number));

  reportError('later', 'copy-link');
  expect(taken.at(-1)).toEqual({ error: 'later', place: 'copy-link' });
  expect(taken).toHaveLength(51);
});
