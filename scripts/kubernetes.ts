import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { loadAll } from 'js-yaml';
import { root } from '../shared/build/src/workspace.ts';

// The step `kubernetes` of `npm run test:all`: kustomize builds the example overlay, and the schemas of
// Kubernetes check each object. The strict schemas refuse unknown members.

const OVERLAY = 'docs/deployment/kubernetes/example';
/** The oldest version in docs/operations.md, and a new version. */
const VERSIONS = ['1.30.0', '1.37.0'];
/** The Python package with the schemas of all versions. */
const PACKAGE = 'kubernetes-validate';
const PINNED = `${PACKAGE}==1.37.0 --hash=sha256:85136d018a27b50ec7fc049d902bfa5193f5976807e6c0f408e3ab6fe078cad9\n`;
const WHEEL = 'kubernetes_validate-1.37.0-py3-none-any.whl';
/** Extracts only the needed versions, because the package has more than twenty. */
const EXTRACT = `
import sys, zipfile
_, wheel, folder, *versions = sys.argv
archive = zipfile.ZipFile(wheel)
archive.extractall(folder, [name for name in archive.namelist() if any(f"/{version}/" in name for version in versions)])
`;

/** A missing tool on this machine, which is not a defect of the cabinet. */
class Missing extends Error {}

interface KubernetesObject {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
}

function run(command: string, ...args: string[]) {
  return spawnSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
}

/**
 * @throws {Missing} if this machine has neither kubectl nor kustomize
 */
function build(): KubernetesObject[] {
  const built = [run('kubectl', 'kustomize', OVERLAY), run('kustomize', 'build', OVERLAY)];
  const [first = built[0]] = built.filter(({ error }) => !error);
  if (!first || first.error) throw new Missing('kubectl and kustomize are missing');
  if (first.status !== 0) throw new Error(first.stderr);
  return loadAll(first.stdout) as KubernetesObject[];
}

/**
 * The folder of the schemas, which pip downloads once.
 * @throws {Missing} if pip is missing or cannot download them
 */
function schemaFolder(): string {
  const folder = join(root, '.cache/kubernetes');
  const schemas = join(folder, 'kubernetes_validate/kubernetes-json-schema');
  if (VERSIONS.every((version) => existsSync(join(schemas, folderOf(version))))) return schemas;
  // Extract to a temporary folder, so that a failed download leaves no files.
  const aside = `${folder}-${process.pid}`;
  mkdirSync(aside, { recursive: true });
  const pinned = join(aside, 'requirements.txt');
  writeFileSync(pinned, PINNED);
  console.log(`fetching the schemas of ${PACKAGE}`);
  const python = (...args: string[]) => run('python3', ...args).status === 0;
  const options = ['--quiet', '--no-deps', '--require-hashes', '--dest', aside, '--requirement', pinned];
  const isComplete =
    python('-m', 'pip', 'download', ...options) &&
    python('-c', EXTRACT, join(aside, WHEEL), aside, ...VERSIONS.map(folderOf));
  rmSync(folder, { recursive: true, force: true });
  if (isComplete) renameSync(aside, folder);
  rmSync(aside, { recursive: true, force: true });
  if (!isComplete) throw new Missing(`Python's pip cannot fetch the schemas (${PACKAGE}) here`);
  return schemas;
}

function folderOf(version: string): string {
  return `v${version}-local-strict`;
}

/** Returns `deployment-apps-v1.json` for a Deployment of `apps/v1`. */
function fileOf({ apiVersion, kind }: KubernetesObject): string {
  const [version, group = ''] = apiVersion.split('/').reverse();
  return `${[kind.toLowerCase(), group.split('.')[0], version].filter(Boolean).join('-')}.json`;
}

function issuesIn(objects: KubernetesObject[], folder: string): string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  ajv.addSchema(read('_definitions.json'));
  return objects.flatMap((object) => {
    const file = fileOf(object);
    const name = `${object.kind} ${object.metadata.name}`;
    if (!existsSync(join(folder, file))) return [`${name}: ${object.apiVersion} is unknown`];
    const schema = read(file);
    const validate = ajv.getSchema(schema.$id) ?? ajv.compile(schema);
    if (validate(object)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${name}: ${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  });
}

try {
  const objects = build();
  const schemas = schemaFolder();
  for (const version of VERSIONS) {
    const issues = issuesIn(objects, join(schemas, folderOf(version)));
    for (const issue of issues) console.error(issue);
    if (issues.length > 0) process.exitCode = 1;
    console.log(
      `${objects.length} objects, ${issues.length} issues against the schemas of Kubernetes ${version}`,
    );
  }
} catch (error) {
  if (!(error instanceof Missing)) throw error;
  console.log(`The manifests of Kubernetes are not checked: ${error.message}.`);
}
