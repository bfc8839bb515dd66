import { loadAnew } from './loadAnew.ts';

const broken = (file: string) => Object.assign(new Error(`Loading chunk ${file} failed`), { request: file });

const network = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = network;
});

/**
 * Simulates a browser that caches broken files until a reload from the network, and a part of these files.
 */
function aPart(files: string[], isMended = true) {
  const kept = new Set(files);
  const taken: string[] = [];
  globalThis.fetch = async (file, settings) => {
    expect(settings?.cache).toBe('reload');
    taken.push(String(file));
    if (isMended) kept.delete(String(file));
    return {} as Response;
  };
  const load = async () => {
    for (const file of kept) throw broken(file);
    return 'part';
  };
  return { load, taken };
}

test('C1 one retry reloads every broken cached file of a part from the network', async () => {
  const { load, taken } = aPart(['a.js', 'b.css']);
  expect(await loadAnew(load, broken('a.js'))).toBe('part');
  expect(taken).toEqual(['a.js', 'b.css']);
});

test('C1 a file that stays broken is reloaded once', async () => {
  const { load, taken } = aPart(['a.js'], false);
  await expect(loadAnew(load, broken('a.js'))).rejects.toThrow('a.js');
  expect(taken).toEqual(['a.js']);
});

test('an error without a file name reloads no file', async () => {
  const { load, taken } = aPart([]);
  expect(await loadAnew(load, new Error('timed out'))).toBe('part');
  expect(taken).toEqual([]);
});
