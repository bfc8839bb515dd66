import { basename, join, resolve } from 'node:path';
import { publishing } from '../../../../services/publishing/publishing.ts';
import { targetFrom } from '../../../../services/publishing/publishTo.ts';
import { StartError } from '../../../../services/startError.ts';
import { layWebRoot } from '../../../../services/webRoot/layWebRoot.ts';
import { siteOptionsOf } from '../../../../services/webRoot/options.ts';
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
  // Where files are served without the services, they follow the list.
  const { WEB_ROOT: webRoot } = process.env;
  if (webRoot) await layWebRoot(resolve(webRoot), siteOptionsOf(process.env));
  console.log(lines.join('\n'));
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
