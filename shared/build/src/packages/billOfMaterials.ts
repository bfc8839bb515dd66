import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { askPnpm } from './pnpm.ts';

export interface Component {
  group?: string;
  name: string;
  version: string;
  purl: string;
  externalReferences?: { hashes?: { alg: string }[] }[];
}

export interface BillOfMaterials {
  bomFormat: string;
  specVersion: string;
  serialNumber: string;
  metadata: { timestamp?: string };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/** What production ships, as CycloneDX: the same lockfile gives the same text. */
async function billOfMaterials(): Promise<BillOfMaterials> {
  const bill: BillOfMaterials = JSON.parse(
    await askPnpm('sbom', '--sbom-format', 'cyclonedx', '--lockfile-only'),
  );
  delete bill.metadata.timestamp;
  bill.components.sort((a, b) => (a.purl < b.purl ? -1 : 1));
  bill.serialNumber = '';
  const hash = createHash('sha256').update(JSON.stringify(bill)).digest('hex');
  // A UUID of version 8: made by a rule of one's own (RFC 9562).
  const uuid = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})/.exec(hash)?.slice(1) ?? [];
  const [a, b, c, d, e] = uuid;
  return { ...bill, serialNumber: `urn:uuid:${a}-${b}-8${c}-8${d}-${e}` };
}

/** Writes it down. */
export async function writeBill(file: string): Promise<BillOfMaterials> {
  const bill = await billOfMaterials();
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(bill, null, 2)}\n`);
  return bill;
}

/** Components that say neither where they come from nor what they are, one line each. */
export function billFaults({ components }: BillOfMaterials): string[] {
  const isPinned = ({ externalReferences = [] }: Component) =>
    externalReferences.some(({ hashes = [] }) => hashes.some(({ alg }) => alg === 'SHA-512'));
  return components.filter((each) => !isPinned(each)).map(({ purl }) => `${purl}: no hash`);
}
