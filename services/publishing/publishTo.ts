import { resolve } from 'node:path';
import type { Environment } from '../start/environment.ts';
import { StartError } from '../start/startError.ts';
import { folderStore } from './folderStore.ts';
import { folderTarget } from './folderTarget.ts';
import { s3Store } from './s3Store.ts';
import { storeTarget } from './storeTarget.ts';
import type { Target } from './target.ts';

/**
 * Returns the target that the environment configures. PUBLISH_TO names `s3://bucket/prefix` or the root
 * folder of a web server. The default is the data folder of a system (DATA_DIR).
 * @param root contains the builds
 * @throws {StartError} names the missing setting
 */
export function targetFrom(env: Environment, root: string, now: () => Date): Target {
  const to = env.PUBLISH_TO;
  if (!to) return folderTarget({ root, dataDir: env.DATA_DIR || './.data' });
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)\/?(.*?)\/?$/.exec(to) ?? [];
  if (!bucket) return storeTarget(folderStore(resolve(to)), now);

  const needed = (name: keyof Environment): string => {
    const value = env[name];
    if (!value) throw new StartError(`To publish to ${to}, set ${name}.`);
    return value;
  };
  const options = {
    endpoint: needed('S3_ENDPOINT'),
    region: env.AWS_REGION || 'us-east-1',
    accessKeyId: needed('AWS_ACCESS_KEY_ID'),
    secretAccessKey: needed('AWS_SECRET_ACCESS_KEY'),
  };
  return storeTarget(s3Store({ bucket, prefix, ...options }), now);
}
