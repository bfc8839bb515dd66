import { join, resolve } from 'node:path';
import { DataFolderInUse } from '../services/kit/dataLock.ts';
import { CommandError } from '../services/publishing/command.ts';
import { publishing } from '../services/publishing/publishing.ts';
import { targetFrom } from '../services/publishing/publishTo.ts';
import { recordsFrom } from '../services/publishing/recordsFrom.ts';
import { isSystemError, StartError } from '../services/start/startError.ts';
import { layWebRoot } from '../services/webRoot/layWebRoot.ts';
import { siteOptionsOf } from '../services/webRoot/options.ts';
import { releaseOf } from '../shared/build/src/release.ts';
import { remoteNames, root } from '../shared/build/src/workspace.ts';
import { buildPortals, pnpm } from './build.ts';
import { checkRemote } from './gate.ts';
import { readSources } from './sources.ts';

const now = () => new Date();

// `npm run remote -- …`: publishes one remote, either to a system, which may be running, or to a static file
// server.
try {
  const lines = await publishing(process.argv.slice(2), {
    target: targetFrom(process.env, root, now),
    remotes: remoteNames,
    sources: () => readSources(root),
    check: (name) => checkRemote(root, name),
    async build(name) {
      // Build to a separate folder, because the served folder must not contain an unchecked build.
      const dist = join(root, '.cache/releases', name);
      try {
        // The first publication includes the builds of the other remotes. "npm start" may still be building
        // their portal files.
        await buildPortals();
        await pnpm(['--filter', `./${name}`, 'run', 'build'], { DIST_DIR: dist });
      } catch (error) {
        throw new StartError(`${name} is not published: ${(error as Error).message}.`);
      }
      const version = releaseOf(name);
      return { version, folder: join(dist, version) };
    },
    records: recordsFrom(process.env),
    now,
  });
  // Static file servers without the services follow the list of remotes.
  const { WEB_ROOT: webRoot } = process.env;
  if (webRoot) await layWebRoot(resolve(webRoot), siteOptionsOf(process.env));
  console.log(lines.join('\n'));
} catch (error) {
  const hint = error instanceof CommandError ? ' "npm run remote -- --help" lists the commands.' : '';
  console.error(isForPeople(error) ? error.message + hint : error);
  process.exitCode = 1;
}

function isForPeople(error: unknown): error is Error {
  return error instanceof StartError || error instanceof DataFolderInUse || isSystemError(error);
}
