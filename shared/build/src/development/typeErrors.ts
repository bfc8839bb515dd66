import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { API, type Diagnostic } from 'typescript/unstable/async';
import type { Compilation } from 'webpack';
import type WebpackDevServer from 'webpack-dev-server';
import { remoteNames, root } from '../workspace.ts';

const PROJECT = join(root, 'tsconfig.json');

/**
 * Only the first script of a page receives the first message of a new connection. These scripts load later.
 */
const COME_LATER = ['shell', ...remoteNames];

/**
 * Checks the types of built modules, and shows the errors in the open pages. An update does not wait for the
 * check.
 */
export function showTypeErrors({ compiler, middleware }: WebpackDevServer): void {
  const api = new API({ cwd: root });
  const checked = new Map<string | undefined, { hash: string | undefined; errors: string[] }>();
  const edited = new Set<string>();
  let latest: unknown;
  let checking = Promise.resolve();
  let news: { action: 'sync' }[] = [];

  async function check(compilations: Compilation[], isLatest: () => boolean): Promise<void> {
    const changed = [...edited];
    edited.clear();
    const snapshot = await api.updateSnapshot({ openProject: PROJECT, fileChanges: { changed } });
    const program = snapshot.getProject(PROJECT)?.program;
    const sources = (await program?.getSourceFileNames()) ?? [];
    for (const { name, hash, fileDependencies } of compilations) {
      if (checked.get(name)?.hash === hash) continue;
      const errors: string[] = [];
      // Check the files in sequence, because the next build needs the other core.
      for (const file of sources.filter((source) => fileDependencies.has(source))) {
        if (!isLatest()) return;
        errors.push(...((await program?.getSemanticDiagnostics(file)) ?? []).map(described));
      }
      checked.set(name, { hash, errors });
    }
    const errors = [...new Set([...checked.values()].flatMap((known) => known.errors))];
    if (errors.length === 0 || !isLatest()) return;
    const firsts = compilations.filter(({ name = '' }) => !COME_LATER.includes(name));
    news = (firsts.length > 0 ? firsts : compilations).map(({ name, hash }) =>
      Object.assign({ action: 'sync' as const }, { name, hash, warnings: [], errors }),
    );
    for (const message of news) middleware?.publish(message);
  }

  compiler?.hooks.done.tap('type errors', (result) => {
    latest = result;
    // The middleware reports each build to the pages, which removes old errors.
    news = [];
    const compilations = ('stats' in result ? result.stats : [result]).map(({ compilation }) => compilation);
    for (const { compiler } of compilations)
      for (const file of [...(compiler.modifiedFiles ?? []), ...(compiler.removedFiles ?? [])])
        edited.add(file);
    checking = checking.then(() => check(compilations, () => latest === result)).catch(console.error);
  });
  // The middleware first sends the latest build to a new page. Send the errors after that.
  middleware?.onConnect((client) =>
    setImmediate(() => {
      for (const message of news) middleware.publishTo(client, message);
    }),
  );
}

function described({ fileName = '', pos, code, text }: Diagnostic): string {
  const lines = readFileSync(fileName, 'utf8').slice(0, pos).split('\n');
  return `${relative(root, fileName)}:${lines.length}:${(lines.at(-1) ?? '').length + 1}\nTS${code}: ${text}`;
}
