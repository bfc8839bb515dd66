import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '@cabinet/build/workspace';
import { freePort } from '@cabinet/services/freePort';
import { buildAll } from '../../scripts/build.ts';
import { findChromium } from '../../scripts/chromium.ts';
import { SKIPPED } from '../../scripts/skipped.ts';
import { keycloakFolder, NoKeycloak } from './distribution.ts';
import { realmFor } from './realm.ts';
import { startKeycloak } from './server.ts';

/**
 * Runs the journeys of identity.spec.ts and portalTokens.spec.ts on a real Keycloak (`npm run keycloak`). The
 * realm is that of services/identity/keycloak. The command `npm test` runs identity.spec.ts on the embedded
 * identity service. With `--if-there-is-one`, the command reports a failed download of Keycloak as skipped.
 */
try {
  const folder = keycloakFolder();
  await buildAll();
  const [port, keycloakPort] = [await freePort(), await freePort()];
  const keycloak = await startKeycloak(folder, keycloakPort, realmFor(`http://localhost:${port}`));
  const args = [
    'test',
    '--config',
    'e2e/playwright.config.ts',
    '--workers',
    '1',
    'identity.spec',
    'portalTokens.spec',
  ];
  const { status } = spawnSync(join(root, 'e2e/node_modules/.bin/playwright'), args, {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM_PATH: findChromium(),
      KEYCLOAK_URL: keycloak.url,
      CABINET_PORT: String(port),
    },
  });
  await keycloak.stop();
  process.exitCode = status ?? 1;
} catch (error) {
  if (!(error instanceof NoKeycloak)) throw error;
  console.log(`The tests on Keycloak did not run: ${error.message}.`);
  process.exitCode = process.argv.includes('--if-there-is-one') ? SKIPPED : 1;
}
