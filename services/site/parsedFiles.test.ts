import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parsedFiles } from './parsedFiles.ts';

let folder: string;
let file: string;
let parsed: string[];
let read: (file: string) => unknown;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cabinet-parsed-'));
  file = join(folder, 'list.json');
  parsed = [];
  read = parsedFiles((text) => {
    parsed.push(text);
    return JSON.parse(text);
  });
});
afterEach(() => rm(folder, { recursive: true }));

test('D1 D2 a file is parsed once', async () => {
  await writeFile(file, '[1]');
  expect([read(file), read(file)]).toEqual([[1], [1]]);
  expect(parsed).toEqual(['[1]']);
});

test('a replaced file of the same size is parsed again', async () => {
  await writeFile(file, '[1]');
  read(file);
  await writeFile(join(folder, 'new.json'), '[2]');
  await rename(join(folder, 'new.json'), file);
  expect(read(file)).toEqual([2]);
});

test('a missing or removed file is null, and a later file is read', async () => {
  expect(read(file)).toBeNull();
  await writeFile(file, '[1]');
  expect(read(file)).toEqual([1]);
  await rm(file);
  expect(read(file)).toBeNull();
  await writeFile(file, '[22]');
  expect(read(file)).toEqual([22]);
});

test('a broken file throws until somebody mends it', async () => {
  await writeFile(file, '[1');
  expect(() => read(file)).toThrow(SyntaxError);
  expect(() => read(file)).toThrow(SyntaxError);
  await writeFile(file, '[1, 2]');
  expect(read(file)).toEqual([1, 2]);
});
