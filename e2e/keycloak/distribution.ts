import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@cabinet/build/workspace';

/** Minimum Java version of this Keycloak. */
const JAVA = 17;
const VERSION = '26.7.0';
const UNPACK = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:unpack';

/** Reason why this machine cannot run Keycloak. The cabinet is not at issue. */
export class NoKeycloak extends Error {}

/**
 * Returns the folder of an unpacked Keycloak, which Maven downloads once.
 * @throws {NoKeycloak} with one line about the missing tool
 */
export function keycloakFolder(): string {
  const java = major(`${say('java', '-version').stderr}`);
  if (java < JAVA) throw new NoKeycloak(`it needs Java ${JAVA}, but found ${java || 'no Java'}`);
  const folder = join(root, '.cache/keycloak');
  const unpacked = join(folder, `keycloak-${VERSION}`);
  if (existsSync(unpacked)) return unpacked;
  if (say('mvn', '--version').status !== 0) throw new NoKeycloak('mvn is missing; Maven fetches Keycloak');

  // Unpack into a temporary folder, so that an interrupted download leaves no broken Keycloak.
  const aside = join(folder, `aside-${process.pid}`);
  mkdirSync(aside, { recursive: true });
  console.log(`fetching Keycloak ${VERSION}`);
  const artifact = `org.keycloak:keycloak-quarkus-dist:${VERSION}:zip`;
  const fetched = say('mvn', '-q', '-B', UNPACK, `-Dartifact=${artifact}`, `-DoutputDirectory=${aside}`);
  const isComplete = fetched.status === 0 && existsSync(join(aside, `keycloak-${VERSION}/bin/kc.sh`));
  if (isComplete) renameSync(join(aside, `keycloak-${VERSION}`), unpacked);
  rmSync(aside, { recursive: true });
  if (!isComplete) throw new NoKeycloak('Maven could not download Keycloak');
  return unpacked;
}

function say(command: string, ...args: string[]) {
  return spawnSync(command, args, { cwd: join(root, '.cache'), encoding: 'utf8' });
}

/** `openjdk version "17.0.15" …` → 17 */
function major(version: string): number {
  return Number(/version "(\d+)/.exec(version)?.[1] ?? 0);
}
