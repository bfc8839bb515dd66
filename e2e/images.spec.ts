import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { podman, podmanCan } from './images/podman.ts';
import { test } from './support/behindNginx.ts';
import { contain } from './support/containers.ts';
import { expect } from './support/test.ts';

// The tests check the promises of docs/operations.md about the images that `npm run images` builds.

test.describe.configure({ mode: 'serial', timeout: 120_000 });

for (const part of ['first', 'web'] as const)
  test(`${part} runs without root, without capabilities and with a read-only file system`, {
    tag: '@heavy',
  }, async ({ system }) => {
    const name = system.containers[part];
    const status = await podman('exec', name, 'cat', '/proc/1/status');
    expect(status).toMatch(/^Uid:\t(?!0\t)/m);
    expect(status).toMatch(/^CapEff:\t0+$/m);
    expect(status).toMatch(/^CapBnd:\t0+$/m);
    expect(status).toMatch(/^NoNewPrivs:\t1$/m);
    const write = podman('exec', '--user=root', name, 'touch', '/written');
    await expect(write).rejects.toThrow('Read-only file system');
  });

test('the health check of the services passes', { tag: '@heavy' }, async ({ system }) => {
  await podman('healthcheck', 'run', system.containers.first);
});

test('the unchanged nginx image starts, passes its health check only with the page, and exits with code 0', {
  tag: '@heavy',
}, async ({ system }) => {
  const folder = join(system.dataDir, '../web');
  const files = `${folder}:/srv/cabinet/web:ro`;
  // Without a network, the port of nginx is free.
  const web = contain('web', { network: 'none', volumes: [files] });
  await expect.poll(() => podmanCan('healthcheck', 'run', web.name)).toBe(true);
  const page = join(folder, 'my/index.html');
  renameSync(page, `${page}.aside`);
  expect(podmanCan('healthcheck', 'run', web.name)).toBe(false);
  renameSync(`${page}.aside`, page);
  expect((await web.stop()).code).toBe(0);
});

test('the services image contains no packages for builds and tests', { tag: '@heavy' }, async ({
  system,
}) => {
  const packages = await podman('exec', system.containers.first, 'ls', 'node_modules/.pnpm');
  expect(packages).toMatch(/^fastify@/m);
  expect(packages).not.toMatch(/^(webpack|typescript|jest|react)@/m);
});
