import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@cabinet/build/workspace';
import { CORE_SCHEMA, load, mergeTag } from 'js-yaml';
import { IMAGES } from '../images/build.ts';
import { PODMAN, podman } from '../images/podman.ts';
import { type Run, run } from './run.ts';

interface Service {
  build: { target: keyof typeof IMAGES };
  command?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  tmpfs?: string[];
}

const COMPOSE = join(root, 'docs/deployment/compose/compose.yaml');
const MERGING = { schema: CORE_SCHEMA.withTags(mergeTag) };
const { services } = load(readFileSync(COMPOSE, 'utf8'), MERGING) as {
  services: Record<'first' | 'files' | 'web', Service>;
};

export interface Container extends Run {
  /** The container's name in podman. */
  name: string;
}

interface Place {
  /** Default: the network of this machine. */
  network?: 'host' | 'none';
  env?: Record<string, string>;
  /** Each volume is `<here>:<there>`. */
  volumes: string[];
}

let started = 0;

/** Starts a container of a service in compose.yaml. */
export function contain(service: keyof typeof services, place: Place): Container {
  const name = `cabinet-${process.pid}-${started++}`;
  const words = [...PODMAN, 'run', '--rm', `--name=${name}`, ...flagsOf(services[service], place)];
  const program = run({ program: 'podman', command: words, dataDir: '' });
  return {
    ...program,
    name,
    send: (signal) => void podman('kill', `--signal=${signal}`, name),
    stop: async () => {
      // A killed container no longer exists.
      await podman('stop', '--ignore', name);
      return program.ended;
    },
  };
}

function flagsOf(service: Service, { network = 'host', env = {}, volumes }: Place): string[] {
  const { build, command = [], read_only, cap_drop = [], security_opt = [], tmpfs = [] } = service;
  return [
    `--network=${network}`,
    // Podman's default limits may be higher than those of the machine.
    '--ulimit=nofile=4096:4096',
    '--ulimit=nproc=4096:4096',
    // Like Docker, allow writing only to the `tmpfs` folders.
    ...(read_only ? ['--read-only', '--read-only-tmpfs=false'] : []),
    ...cap_drop.map((name) => `--cap-drop=${name}`),
    ...security_opt.map((option) => `--security-opt=${option}`),
    // Docker copies nothing from the image into these folders.
    ...tmpfs.map((folder) => `--tmpfs=${folder}${folder.includes(':') ? ',' : ':'}notmpcopyup`),
    ...volumes.map((volume) => `--volume=${volume}`),
    ...Object.entries(env).map(([key, value]) => `--env=${key}=${value}`),
    IMAGES[build.target],
    ...command,
  ];
}
