import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';
import { load, loadAll } from 'js-yaml';
import { SETTINGS } from '../start/environment.ts';
import { openComposition } from '../testing/composition.ts';
import { freshEmbedded } from '../testing/kit/database.ts';

// Checks the Kubernetes manifests against the images and the services. The command `npm run test:all` builds
// the manifests, and validates them with the Kubernetes schemas.
const ROOT = join(__dirname, '../..');
const FOLDERS = ['base', 'example'].map((name) => join(ROOT, 'docs/deployment/kubernetes', name));
/** After the drain, a process ends within 8 s (docs/operations.md, "stop one process"). */
const CLOSE_SECONDS = 8;

interface Kustomization {
  resources: string[];
  labels?: { pairs: Record<string, string>; includeTemplates?: boolean }[];
  configMapGenerator: { envs?: string[]; files?: string[] }[];
  patches?: { path: string }[];
}
interface Probe {
  httpGet?: { path: string; port: string };
}
interface Container {
  name: string;
  image: string;
  command?: string[];
  env?: { name: string; value?: string }[];
  ports?: { name: string; containerPort: number }[];
  startupProbe?: Probe;
  livenessProbe?: Probe;
  readinessProbe?: Probe;
  securityContext: { runAsUser?: number };
  volumeMounts: { name: string; mountPath: string }[];
}
interface PodSpec {
  automountServiceAccountToken: boolean;
  terminationGracePeriodSeconds: number;
  securityContext: { runAsNonRoot: boolean; runAsUser: number };
  initContainers?: Container[];
  containers: Container[];
  volumes: { name: string }[];
}
interface Selector {
  matchLabels: Record<string, string>;
}
interface Manifest {
  kind: string;
  metadata: { name: string };
  spec: {
    selector: Selector;
    podSelector: Selector;
    template: { metadata: { labels: Record<string, string> }; spec: PodSpec };
    ports: { port: number }[];
    ingress?: { ports: { port: number }[] }[];
  };
}

const kustomizations = FOLDERS.map((folder) => {
  const text = readFileSync(join(folder, 'kustomization.yaml'), 'utf8');
  return { folder, ...(load(text) as Kustomization) };
});
const manifests = kustomizations.flatMap(({ folder, resources }) =>
  resources
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => loadAll(readFileSync(join(folder, name), 'utf8')) as Manifest[]),
);
const ofKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);
const deployments = ofKind('Deployment').map(({ spec }) => spec.template);
const pods = deployments.map(({ spec }) => spec);
const containersOf = (pod: PodSpec) => [...(pod.initContainers ?? []), ...pod.containers];
const containers = pods.flatMap(containersOf);

/** The `NAME=value` lines of files that kustomize turns into ConfigMaps. */
const settings = kustomizations.flatMap(({ folder, configMapGenerator }) =>
  configMapGenerator
    .flatMap(({ envs = [] }) => envs)
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('=', 2) as [string, string]),
);
const settingOf = (name: string) => settings.find(([known]) => known === name)?.[1];

/** Returns the Containerfile's properties of the image `cabinet/<target>`. */
function imageOf({ image }: Container) {
  const containerfile = DockerfileParser.parse(
    readFileSync(join(ROOT, 'docs/deployment/Containerfile'), 'utf8'),
  );
  const [, target = ''] = image.split('/');
  const froms = containerfile.getFROMs();
  const index = froms.findIndex((from) => from.getBuildStage() === target);
  const start = froms[index]?.getRange().start.line ?? Number.POSITIVE_INFINITY;
  const end = froms[index + 1]?.getRange().start.line ?? Number.POSITIVE_INFINITY;
  const instructions = containerfile.getInstructions().filter((instruction) => {
    const { line } = instruction.getRange().start;
    return line >= start && line < end;
  });
  const argumentsOf = (keyword: string) =>
    instructions
      .filter((instruction) => instruction.getKeyword() === keyword)
      .flatMap((instruction) => instruction.getArguments().map((argument) => argument.getValue()));
  return {
    user: argumentsOf('USER')[0],
    ports: argumentsOf('EXPOSE').map(Number),
    words: argumentsOf('RUN'),
  };
}
/** The ids of the images' users: `node` of the Node image, `www-data` of Debian. */
const IDS: Record<string, number> = { node: 1000, 'www-data': 33 };

test('the manifests name existing files', () => {
  const named = kustomizations.flatMap(({ folder, resources, configMapGenerator, patches = [] }) =>
    [
      ...resources,
      ...configMapGenerator.flatMap(({ envs = [], files = [] }) => [...envs, ...files]),
      ...patches.map(({ path }) => path),
    ].map((name) => join(folder, name)),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});

test('the manifests set only settings that the services read', () => {
  const own = containers.flatMap(({ env = [] }) => env);
  expect(settingOf('PUBLIC_ORIGIN')).toBeDefined();
  expect(own.map(({ name }) => name)).toContain('DATABASE_OWNER_URL');
  expect(SETTINGS).toEqual(
    expect.arrayContaining([...settings.map(([name]) => name), ...own.map(({ name }) => name)]),
  );
});

test('the manifests contain no secrets, and the containers refer to secrets', () => {
  expect(ofKind('Secret')).toEqual([]);
  const secret = ['DATABASE', 'SMTP', 'TOKEN', 'SECRET', 'ACCESS_KEY'];
  expect(settings.filter(([name]) => secret.some((word) => name.includes(word)))).toEqual([]);
  expect(containers.flatMap(({ env = [] }) => env).filter(({ value }) => value !== undefined)).toEqual([]);
});

test('containers, Services and network policies use the ports of the images', () => {
  for (const container of pods.flatMap((pod) => pod.containers))
    expect(container.ports?.map(({ containerPort }) => containerPort)).toEqual(imageOf(container).ports);
  const [exposed] = containers.flatMap((container) => imageOf(container).ports);
  const ports = [
    ...ofKind('Service').flatMap(({ spec }) => spec.ports),
    ...ofKind('NetworkPolicy').flatMap(({ spec }) => spec.ingress?.flatMap((rule) => rule.ports) ?? []),
  ];
  expect(ports.length).toBeGreaterThan(3);
  expect(new Set(ports.map(({ port }) => port))).toEqual(new Set([exposed]));
});

test('containers run as the users of the images, without privileges', () => {
  for (const pod of pods) {
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true },
    });
    for (const container of containersOf(pod)) {
      const user = container.securityContext.runAsUser ?? pod.securityContext.runAsUser;
      expect(user).toBe(IDS[imageOf(container).user ?? '']);
      expect(container.securityContext).toMatchObject({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
    }
  }
});

test('containers write only to volumes of their pod, in folders of the images', () => {
  for (const pod of pods)
    for (const container of containersOf(pod)) {
      const folders = [...imageOf(container).words, '/tmp'];
      const mounts = container.volumeMounts.filter(({ name }) => name !== 'nginx');
      expect(folders).toEqual(expect.arrayContaining(mounts.map(({ mountPath }) => mountPath)));
      expect(pod.volumes).toEqual(
        expect.arrayContaining(container.volumeMounts.map(({ name }) => expect.objectContaining({ name }))),
      );
    }
});

test('the commands of the containers exist', () => {
  const scripts = containers.flatMap(({ command = [] }) => command).filter((word) => word.endsWith('.ts'));
  expect(scripts).toEqual(['services/webRoot/main.ts']);
  expect(scripts.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test('the termination grace period of a services pod exceeds its drain and its last answers', () => {
  const services = pods.find((pod) => pod.containers[0]?.name === 'services');
  expect(services?.terminationGracePeriodSeconds).toBeGreaterThan(
    Number(settingOf('DRAIN_SECONDS')) + CLOSE_SECONDS,
  );
});

test('every network policy and disruption budget selects a pod', () => {
  const common = Object.assign(
    {},
    ...kustomizations.flatMap(({ labels = [] }) =>
      labels.filter(({ includeTemplates }) => includeTemplates).map(({ pairs }) => pairs),
    ),
  );
  const labelsOfPods = deployments.map(({ metadata }) => ({ ...common, ...metadata.labels }));
  const selectors = [
    ...ofKind('NetworkPolicy').map(({ spec }) => spec.podSelector),
    ...ofKind('PodDisruptionBudget').map(({ spec }) => spec.selector),
  ];
  expect(selectors.length).toBeGreaterThan(5);
  for (const { matchLabels } of selectors)
    expect(labelsOfPods).toContainEqual(expect.objectContaining(matchLabels));
});

test('the paths of the probes answer', async () => {
  const probes = pods
    .flatMap((pod) => pod.containers)
    .flatMap(({ startupProbe, livenessProbe, readinessProbe }) => [
      startupProbe,
      livenessProbe,
      readinessProbe,
    ])
    .flatMap((probe) => probe?.httpGet?.path ?? []);
  expect(new Set(probes)).toEqual(new Set(['/healthz', '/healthz?exclude=page', '/readyz', '/my/']));
  const db = await freshEmbedded();
  const system = await openComposition(db);
  try {
    const answers = await Promise.all(probes.map((path) => fetch(system.url + path)));
    expect(answers.map(({ status }) => status)).toEqual(probes.map(() => 200));
  } finally {
    await system.close();
  }
}, 120_000);
