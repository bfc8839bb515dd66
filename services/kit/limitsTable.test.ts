import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AT_ONCE, HEAVY_WORK, RATES } from './limits.ts';

const UNITS = { min: 60, h: 3600, d: 86_400 };

/** Returns the cells of the tables in a section of docs/operations.md, table by table. */
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

test('docs/operations.md lists exactly the rates with their limits', () => {
  const told = rates.map(([name, by, most, window]) => [
    nameIn(name),
    { by, most: Number(most), seconds: secondsIn(window) },
  ]);
  expect(Object.fromEntries(told)).toEqual(RATES);
});

test('docs/operations.md lists the limits of concurrent requests', () => {
  const told = atOnce.map(([name, by, most]) => [nameIn(name), { by, most: Number(most) }]);
  expect(Object.fromEntries(told)).toEqual(AT_ONCE);
});

test('docs/operations.md lists exactly the queues with their limits', () => {
  const told = queues.map(([name, queue, seconds]) => [
    nameIn(name),
    { queue: Number(queue), seconds: Number(seconds) },
  ]);
  expect(Object.fromEntries(told)).toEqual(HEAVY_WORK);
});
