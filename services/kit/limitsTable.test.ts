import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AT_ONCE, HEAVY_WORK, RATES } from './limits.ts';

const UNITS = { min: 60, h: 3600, d: 86_400 };

/** The cells of the tables in a section of docs/operations.md, a table after another. */
function tablesOf(section: string): string[][][] {
  const operations = readFileSync(join(__dirname, '../../docs/operations.md'), 'utf8');
  const text = operations.split(`\n## ${section}\n`)[1]?.split('\n## ')[0] ?? '';
  const tables = text.split('\n\n').filter((part) => part.startsWith('|'));
  return tables.map((table) => {
    const [, , ...rows] = table.trim().split('\n');
    return rows.map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  });
}

const nameIn = (cell = '') => cell.split('`')[1];

function secondsIn(cell = ''): number {
  const [count, unit] = cell.split(' ');
  return Number(count) * (UNITS[unit as keyof typeof UNITS] ?? Number.NaN);
}

const [rates = [], atOnce = [], queues = []] = tablesOf('Limits');

test('docs/operations.md lists each rate with its figures, and no other', () => {
  const told = rates.map(([name, by, most, window]) => [
    nameIn(name),
    { by, most: Number(most), seconds: secondsIn(window) },
  ]);
  expect(Object.fromEntries(told)).toEqual(RATES);
});

test('docs/operations.md lists how many requests are answered at once', () => {
  const told = atOnce.map(([name, by, most]) => [nameIn(name), { by, most: Number(most) }]);
  expect(Object.fromEntries(told)).toEqual(AT_ONCE);
});

test('docs/operations.md lists each queue with its figures, and no other', () => {
  const told = queues.map(([name, queue, seconds]) => [
    nameIn(name),
    { queue: Number(queue), seconds: Number(seconds) },
  ]);
  expect(Object.fromEntries(told)).toEqual(HEAVY_WORK);
});
