import { promote, publish, type Release, rollback, type Shelf, startCanary, withdraw } from './shelf.ts';

function aRelease(version: string): Release {
  return { version, entry: `/${version}.json`, contract: 1, at: '2026-11-20T10:00:00.000Z' };
}

type Step = (shelf: Shelf | undefined) => Shelf;

const goes =
  (step: (shelf: Shelf) => Shelf): Step =>
  (shelf) => {
    if (!shelf) throw new Error('publish first');
    return step(shelf);
  };
const live =
  (version: string): Step =>
  (shelf) =>
    publish(shelf, aRelease(version));
const canary =
  (version: string, percent = 5): Step =>
  (shelf) =>
    startCanary(shelf, aRelease(version), { percent });
const back = goes(rollback);
const on = goes(promote);
const gone = (version: string) => goes((shelf) => withdraw(shelf, version));

function after(steps: Step[]): Shelf | undefined {
  return steps.reduce<Shelf | undefined>((shelf, step) => step(shelf), undefined);
}

test.each<[string, Step[], string, string | undefined, string[]]>([
  ['the first release', [live('1')], '1', undefined, ['1']],
  ['another release', [live('1'), live('2')], '2', undefined, ['1', '2']],
  ['the same release again', [live('1'), live('2'), live('2')], '2', undefined, ['1', '2']],
  ['a rollback', [live('1'), live('2'), back], '1', undefined, ['1', '2']],
  ['two rollbacks', [live('1'), live('2'), live('3'), back, back], '1', undefined, ['1', '2', '3']],
  [
    'a rollback, then another release',
    [live('1'), live('2'), back, live('3')],
    '3',
    undefined,
    ['1', '2', '3'],
  ],
  [
    'a rollback of that release, which skips the rolled-back release',
    [live('1'), live('2'), back, live('3'), back],
    '1',
    undefined,
    ['1', '2', '3'],
  ],
  [
    'a new publication of a rolled-back release',
    [live('1'), live('2'), back, live('2')],
    '2',
    undefined,
    ['1', '2'],
  ],
  ['a canary', [live('1'), canary('2')], '1', '2', ['1', '2']],
  ['a canary that replaces a canary', [live('1'), canary('2'), canary('3')], '1', '3', ['1', '2', '3']],
  ['the promotion of a canary', [live('1'), canary('2'), on], '2', undefined, ['1', '2']],
  ['a rollback of a promotion', [live('1'), canary('2'), on, back], '1', undefined, ['1', '2']],
  ['a rollback of a canary', [live('1'), live('2'), canary('3'), back], '2', undefined, ['1', '2', '3']],
  ['a canary published for all browsers', [live('1'), canary('2'), live('2')], '2', undefined, ['1', '2']],
  ['the withdrawal of a kept release', [live('1'), live('2'), gone('1')], '2', undefined, ['2']],
  ['the withdrawal of the live release', [live('1'), live('2'), gone('2')], '1', undefined, ['1']],
  ['the withdrawal of a canary', [live('1'), canary('2'), gone('2')], '1', undefined, ['1']],
  [
    'the withdrawal of the live release beside a canary',
    [live('1'), live('2'), canary('3'), gone('2')],
    '1',
    undefined,
    ['1', '3'],
  ],
  [
    'a rollback past a withdrawn release',
    [live('1'), live('2'), live('3'), gone('2'), back],
    '1',
    undefined,
    ['1', '3'],
  ],
  [
    'a new publication of a withdrawn release',
    [live('1'), live('2'), gone('2'), live('2')],
    '2',
    undefined,
    ['1', '2'],
  ],
])('the shelf is right after %s', (_, steps, version, canaryVersion, kept) => {
  const shelf = after(steps);
  expect(shelf?.record.version).toBe(version);
  expect(shelf?.record.canary?.version).toBe(canaryVersion);
  expect(shelf?.releases.map((release) => release.version)).toEqual(kept);
});

test.each<[string, Step[], string]>([
  ['a rollback of the first release', [live('1'), back], 'No version precedes 1. Publish another version.'],
  [
    'a rollback to a withdrawn release',
    [live('1'), live('2'), gone('1'), back],
    'No version precedes 2. Publish another version.',
  ],
  ['a promotion without a canary', [live('1'), on], 'The remote has no canary to promote.'],
  [
    'a canary of the live release',
    [live('1'), canary('1')],
    '1 is already live for all browsers and cannot be a canary.',
  ],
  [
    'a canary without a live release',
    [canary('1')],
    'A canary needs a live release. Publish the remote first.',
  ],
  [
    'the withdrawal of the only release',
    [live('1'), gone('1')],
    'No version precedes 1. Publish another version.',
  ],
  [
    'the withdrawal of an unknown release',
    [live('1'), gone('2')],
    'Version 2 is unknown or already withdrawn.',
  ],
  [
    'a second withdrawal',
    [live('1'), live('2'), gone('2'), gone('2')],
    'Version 2 is unknown or already withdrawn.',
  ],
])('%s is refused', (_, steps, reason) => {
  expect(() => after(steps)).toThrow(reason);
});

test('a rollback changes only the release that browsers get', () => {
  const before = after([live('1'), live('2')]);
  const { record, ...rest } = after([live('1'), live('2'), back]) as Shelf;
  expect(rest).toEqual({ releases: before?.releases, lived: before?.lived });
  expect(record).toEqual({ version: '1', entry: '/1.json', contract: 1 });
});

test('C1 a published version keeps its pin, both live and as a canary', () => {
  const release = { ...aRelease('2'), integrity: 'first' };
  const shelf = publish(publish(publish(undefined, aRelease('1')), release), aRelease('1'));
  const again = { ...release, integrity: 'second' };
  expect(publish(shelf, again).record.integrity).toBe('first');
  expect(startCanary(shelf, again, { percent: 5 }).record.canary?.integrity).toBe('first');
});
