import { basename, join } from 'node:path';
import { folderTarget } from '../../../../services/publishing/folderTarget.ts';
import { publishing } from '../../../../services/publishing/publishing.ts';
import { StartError } from '../../../../services/startError.ts';
import { buildApplication } from '../build.ts';
import { remoteNames, root } from '../workspace.ts';

// `npm run remote -- …`: publishes one remote into the data folder of a system, which may be running.
try {
  const lines = await publishing(process.argv.slice(2), {
    target: folderTarget({ root, dataDir: process.env.DATA_DIR || './.data' }),
    remotes: remoteNames,
    async build(name) {
      // Not where the newest build is served from: whether it fits is not known yet.
      const folder = await buildApplication(name, join(root, '.cache/releases', name));
      return { version: basename(folder), folder };
    },
    now: () => new Date(),
  });
  console.log(lines.join('\n'));
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
