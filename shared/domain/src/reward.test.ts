import { COURSES, invitationRefusal, REWARDS, studyReward } from './reward.ts';

test('§9 the welcome bonus is 250, the birthday bonus is 500', () => {
  expect(REWARDS).toMatchObject({ welcome: 250, birthday: 500 });
});

test.each([
  [0, 30],
  [4, 30],
  [5, 40],
  [9, 40],
  [10, 50],
  [40, 50],
])('L7 after %d paid friends the next friend brings %d %% of the first semester', (paidFriends, percent) => {
  expect(studyReward({ course: 'university', price: 96_000, paidFriends })).toEqual({
    tokens: 960 * percent,
    percent,
  });
});

test.each([
  ['continuing', 10, 4_800],
  ['school', 30, 14_400],
] as const)('§1 %s brings %d %% at every level', (course, percent, tokens) => {
  for (const paidFriends of [0, 5, 10]) {
    expect(studyReward({ course, price: 48_000, paidFriends })).toEqual({ tokens, percent });
  }
});

test.each([
  [4, 0, 1],
  [97_777, 0, 29_333],
  [97_777, 5, 39_110],
  [97_777, 10, 48_888],
  [99_999, 10, 49_999],
  [Number.MAX_SAFE_INTEGER / 100 - 1, 10, 45_035_996_273_704],
])('L7 a share of %d roubles after %d friends is rounded down to %d tokens', (price, paidFriends, tokens) => {
  expect(studyReward({ course: 'university', price: Math.floor(price), paidFriends })).toMatchObject({
    tokens,
  });
});

test('L7 a share is exact where floating point is not', () => {
  for (let price = 100; price <= 100_000; price += 100) {
    expect(studyReward({ course: 'school', price, paidFriends: 0 })).toMatchObject({
      tokens: (price / 100) * 30,
    });
  }
});

test.each([
  [15, { tokens: 15_000, percent: 15 }],
  [25, { tokens: 25_000, percent: 25 }],
  [undefined, { refusal: 'percent-needed' }],
  [14, { refusal: 'percent-out-of-range' }],
  [26, { refusal: 'percent-out-of-range' }],
  [17.5, { refusal: 'percent-out-of-range' }],
  [Number.NaN, { refusal: 'percent-out-of-range' }],
])('R18 studyReward for Dubai at %p %%', (percent, result) => {
  expect(studyReward({ course: 'dubai', price: 100_000, paidFriends: 12, percent })).toEqual(result);
});

test.each([0, -1, 0.5, 3, Number.NaN, Number.POSITIVE_INFINITY])(
  'studyReward refuses a price of %p',
  (price) => {
    expect(studyReward({ course: 'school', price, paidFriends: 0 })).toEqual({ refusal: 'bad-price' });
  },
);

test('studyReward refuses another percentage if the rule has a fixed percentage', () => {
  const study = { course: 'university', price: 1_000, paidFriends: 0 } as const;
  expect(studyReward({ ...study, percent: 30 })).toEqual({ tokens: 300, percent: 30 });
  expect(studyReward({ ...study, percent: 50 })).toEqual({ refusal: 'percent-is-fixed' });
});

test('§1 the courses match the specification', () => {
  expect(Object.keys(COURSES)).toEqual(['university', 'continuing', 'school', 'dubai']);
});

test.each([
  ['sent', null, 'too-early'],
  ['working', 'done', null],
  ['review', 'in-review', 'in-review'],
  ['waiting', 'done', null],
  ['paid', 'done', 'done'],
  ['declined', 'closed', 'closed'],
  ['rejected', 'closed', 'closed'],
] as const)(
  'R22, B4 invitationRefusal for the status %s: registered %p, paid %p',
  (status, registered, paid) => {
    expect(invitationRefusal('registered', status)).toBe(registered);
    expect(invitationRefusal('paid', status)).toBe(paid);
  },
);
