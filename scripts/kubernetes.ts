import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/build/src/workspace.ts';
import { SKIPPED } from './skipped.ts';

// The step `kubernetes` of `npm run test:all`: kustomize builds the example overlay, and kubeconform checks
// each object against the schemas of Kubernetes. The strict schemas refuse unknown members.

const OVERLAY = 'docs/deployment/kubernetes/example';
/** The oldest version in docs/operations.md, and a new version. */
const VERSIONS = ['1.30.0', '1.37.0'];
/** The Python package with the schemas of all versions. */
const PACKAGE = 'kubernetes-validate';
const PINNED = `${PACKAGE}==1.37.0 --hash=sha256:85136d018a27b50ec7fc049d902bfa5193f5976807e6c0f408e3ab6fe078cad9\n`;
const WHEEL = 'kubernetes_validate-1.37.0-py3-none-any.whl';
/**
 * Extracts only the needed versions, because the package has more than twenty. Their identifiers are
 * addresses on the web; without identifiers, kubeconform finds the definitions beside the schema.
 */
const EXTRACT = `
import json, pathlib, sys, zipfile
_, wheel, folder, *versions = sys.argv
archive = zipfile.ZipFile(wheel)
for version in versions:
    (pathlib.Path(folder) / version).mkdir()
    for name in archive.namelist():
        if f"/v{version}-local-strict/" in name and name.endswith(".json"):
            schema = json.loads(archive.read(name).decode().replace("/api/_definitions.json", "_definitions.json"))
            schema.pop("$id", None)
            (pathlib.Path(folder) / version / pathlib.Path(name).name).write_text(json.dumps(schema))
`;

/** A missing tool on this machine, which is not a defect of the cabinet. */
class Missing extends Error {}

function run(command: string, args: string[], input = '') {
  return spawnSync(command, args, { cwd: root, encoding: 'utf8', input, maxBuffer: 2 ** 26 });
}

/**
 * Returns the objects of the overlay as YAML.
 * @throws {Missing} if this machine has neither kubectl nor kustomize
 */
function build(): string {
  const built = [run('kubectl', ['kustomize', OVERLAY]), run('kustomize', ['build', OVERLAY])];
  const [first = built[0]] = built.filter(({ error }) => !error);
  if (!first || first.error) throw new Missing('kubectl and kustomize are missing');
  if (first.status !== 0) throw new Error(first.stderr);
  return first.stdout;
}

/**
 * The folder of the schemas, which pip downloads once.
 * @throws {Missing} if pip is missing or cannot download them
 */
function schemaFolder(): string {
  const folder = join(root, '.cache/kubernetes', WHEEL);
  if (VERSIONS.every((version) => existsSync(join(folder, version)))) return folder;
  // Extract to a temporary folder, so that a failed download leaves no files.
  const aside = `${folder}-${process.pid}`;
  mkdirSync(aside, { recursive: true });
  const pinned = join(aside, 'requirements.txt');
  writeFileSync(pinned, PINNED);
  console.log(`fetching the schemas of ${PACKAGE}`);
  const python = (...args: string[]) => run('python3', args).status === 0;
  const options = ['--quiet', '--no-deps', '--require-hashes', '--dest', aside, '--requirement', pinned];
  const isComplete =
    python('-m', 'pip', 'download', ...options) &&
    python('-c', EXTRACT, join(aside, WHEEL), aside, ...VERSIONS);
  rmSync(folder, { recursive: true, force: true });
  if (isComplete) renameSync(aside, folder);
  rmSync(aside, { recursive: true, force: true });
  if (!isComplete) throw new Missing(`Python's pip cannot fetch the schemas (${PACKAGE}) here`);
  return folder;
}

try {
  const objects = build();
  const schemas = schemaFolder();
  for (const version of VERSIONS) {
    const location = join(schemas, version, '{{.ResourceKind}}{{.KindSuffix}}.json');
    const args = ['-strict', '-summary', '-schema-location', location];
    const { error, status, stdout, stderr } = run('kubeconform', args, objects);
    if (error) throw new Missing('kubeconform is missing');
    if (status !== 0) process.exitCode = 1;
    console.log(`Kubernetes ${version}: ${stdout}${stderr}`.trim());
  }
} catch (error) {
  if (!(error instanceof Missing)) throw error;
  console.log(`The manifests of Kubernetes are not checked: ${error.message}.`);
  process.exitCode = SKIPPED;
}
