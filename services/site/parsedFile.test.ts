import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parsedFiles } from './parsedFile.ts';

let folder: string;
let file: string;
let parsed: string[];
let read: (file: string) => Promise<unknown>;

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

test('D1 D2 a file is parsed once, also for calls at the same time', async () => {
  await writeFile(file, '[1]');
  expect(await Promise.all([read(file), read(file)])).toEqual([[1], [1]]);
  expect(await read(file)).toEqual([1]);
  expect(parsed).toEqual(['[1]']);
});

test('a replaced file of the same size is parsed again', async () => {
  await writeFile(file, '[1]');
  await read(file);
  await writeFile(join(folder, 'new.json'), '[2]');
  await rename(join(folder, 'new.json'), file);
  expect(await read(file)).toEqual([2]);
});

test('a removed file is missing, and its successor is read', async () => {
  await writeFile(file, '[1]');
  await read(file);
  await rm(file);
  await expect(read(file)).rejects.toMatchObject({ code: 'ENOENT' });
  await writeFile(file, '[22]');
  expect(await read(file)).toEqual([22]);
});

test('a broken file rejects each call until somebody mends it', async () => {
  await writeFile(file, '[1');
  await expect(read(file)).rejects.toThrow(SyntaxError);
  await expect(read(file)).rejects.toThrow(SyntaxError);
  await writeFile(file, '[1, 2]');
  expect(await read(file)).toEqual([1, 2]);
});
