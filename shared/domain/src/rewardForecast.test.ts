import { isCourse, rewardForecast } from './rewardForecast.ts';

const at = (price: number) => ({ min: price, max: price });

test.each([
  [0, 'friend', 30, 28_800, { level: 'good', missing: 5 }],
  [4, 'friend', 30, 28_800, { level: 'good', missing: 1 }],
  [5, 'good', 40, 38_400, { level: 'best', missing: 5 }],
  [9, 'good', 40, 38_400, { level: 'best', missing: 1 }],
  [10, 'best', 50, 48_000, null],
] as const)(
  '§1 with %i paid friends the reward for a first semester follows the level',
  (friends, level, percent, tokens, next) => {
    const forecast = rewardForecast('university', at(96_000), friends);
    expect(forecast).toMatchObject({
      rule: 'level',
      now: { level, percent: at(percent), tokens: at(tokens) },
    });
    if (next === null) expect(forecast.next).toBeNull();
    else expect(forecast.next).toMatchObject(next);
  },
);

test('the forecast for the next level uses the percentage of that level', () => {
  expect(rewardForecast('university', at(96_000), 5).next).toEqual({
    level: 'best',
    percent: at(50),
    tokens: at(48_000),
    missing: 5,
  });
});

test.each([
  ['continuing', 10, 4_800],
  ['school', 30, 14_400],
] as const)('§1 %s brings %i %% at every level', (course, percent, tokens) => {
  for (const friends of [0, 5, 10]) {
    expect(rewardForecast(course, at(48_000), friends)).toMatchObject({
      rule: 'fixed',
      now: { percent: at(percent), tokens: at(tokens) },
      next: null,
    });
  }
});

test('R18 the forecast for Dubai is a range, and a price range makes it wider', () => {
  expect(rewardForecast('dubai', at(100_000), 12)).toMatchObject({
    rule: 'range',
    now: { percent: { min: 15, max: 25 }, tokens: { min: 15_000, max: 25_000 } },
    next: null,
  });
  expect(rewardForecast('dubai', { min: 100_000, max: 200_000 }, 0).now.tokens).toEqual({
    min: 15_000,
    max: 50_000,
  });
});

test('the forecast rounds tokens down', () => {
  expect(rewardForecast('university', { min: 97_777, max: 99_999 }, 0).now.tokens).toEqual({
    min: 29_333,
    max: 29_999,
  });
});

test('isCourse recognises only courses with a rule', () => {
  expect(['university', 'dubai', 'toString', 'summer-camp'].map(isCourse)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
