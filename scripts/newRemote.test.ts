import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRemote } from './newRemote.ts';

let workspace: string;

beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'cabinet-new-remote-'));
  mkdirSync(join(workspace, 'mf-other'));
  writeFileSync(join(workspace, 'mf-other/package.json'), '{ "config": { "port": 4107 } }');
  writeFileSync(join(workspace, 'mf-other/pages.json'), '{ "club": {} }');
});
afterEach(() => rmSync(workspace, { recursive: true }));

const read = (file: string) => readFileSync(join(workspace, file), 'utf8');

test('a new remote is the template with its own name, address and port', () => {
  expect(createRemote('mf-board', undefined, workspace)).toEqual({ name: 'mf-board', segment: 'board' });
  expect(read('mf-board/webpack.config.ts')).toContain("remoteConfig('mf-board')");
  expect(JSON.parse(read('mf-board/package.json'))).toMatchObject({
    name: 'mf-board',
    config: { port: 4108 },
  });
  expect(Object.keys(JSON.parse(read('mf-board/pages.json')))).toEqual(['board']);
  expect(read('mf-board/src/paths.ts')).toContain("start: '/board'");
  const left = globSync('mf-board/**/*.*', { cwd: workspace }).filter((file) =>
    /mf-team|[/"]team/.test(read(file)),
  );
  expect(left).toEqual([]);
});

test('a new remote whose short address is taken gets its whole name as address', () => {
  expect(createRemote('mf-rating', undefined, workspace).segment).toBe('mf-rating');
  expect(read('mf-rating/src/paths.ts')).toContain("start: '/mf-rating'");
});

test.each([
  [
    'rating',
    undefined,
    '"rating" is not a valid name. A name is "mf-" and lower-case letters, such as "mf-board".',
  ],
  ['mf-Rating', undefined, '"mf-Rating" is not a valid name.'],
  ['mf-../x', undefined, '"mf-../x" is not a valid name.'],
  ['mf-other', undefined, 'mf-other already exists. Choose another name, or remove its folder.'],
  [
    'mf-board',
    'Board',
    '"Board" is not a valid address. An address has lower-case letters and dashes, such as "board".',
  ],
  ['mf-board', 'rating', '"/rating" belongs to mf-invites. Set another address with --address.'],
  ['mf-board', 'faq', '"/faq" belongs to the shell. Set another address with --address.'],
  ['mf-board', 'club', '"/club" belongs to mf-other. Set another address with --address.'],
])('createRemote refuses %s at %s and writes nothing', (name, address, reason) => {
  const before = globSync('**/*', { cwd: workspace });
  expect(() => createRemote(name, address, workspace)).toThrow(reason);
  expect(globSync('**/*', { cwd: workspace })).toEqual(before);
});
