import { basename, join } from 'node:path';
import { publishing } from '../../../../services/publishing/publishing.ts';
import { targetFrom } from '../../../../services/publishing/publishTo.ts';
import { StartError } from '../../../../services/startError.ts';
import { buildApplication } from '../build.ts';
import { remoteNames, root } from '../workspace.ts';

const now = () => new Date();

// `npm run remote -- …`: publishes one remote to a system, which may be running, or to where static files are served from.
try {
  const lines = await publishing(process.argv.slice(2), {
    target: targetFrom(process.env, root, now),
    remotes: remoteNames,
    async build(name) {
      // Not where the newest build is served from: whether it fits is not known yet.
      const folder = await buildApplication(name, join(root, '.cache/releases', name));
      return { version: basename(folder), folder };
    },
    now,
  });
  console.log(lines.join('\n'));
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
