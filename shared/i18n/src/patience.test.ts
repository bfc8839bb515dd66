import { loadAnew } from './patience.ts';

const broken = (file: string) => Object.assign(new Error(`Loading chunk ${file} failed`), { request: file });

const network = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = network;
});

/** A browser that keeps broken files until they are taken from the network, and a part that consists of them. */
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

test('C1 one retry takes every file of a part that the browser keeps broken from the network', async () => {
  const { load, taken } = aPart(['a.js', 'b.css']);
  expect(await loadAnew(load, broken('a.js'))).toBe('part');
  expect(taken).toEqual(['a.js', 'b.css']);
});

test('C1 a file that is still broken is taken once', async () => {
  const { load, taken } = aPart(['a.js'], false);
  await expect(loadAnew(load, broken('a.js'))).rejects.toThrow('a.js');
  expect(taken).toEqual(['a.js']);
});

test('an error that names no file takes none', async () => {
  const { load, taken } = aPart([]);
  expect(await loadAnew(load, new Error('is late'))).toBe('part');
  expect(taken).toEqual([]);
});
