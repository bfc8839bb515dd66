import { join } from 'node:path';
import { writeBill } from '../packages/billOfMaterials.ts';
import { root } from '../workspace.ts';

// `npm run sbom -- <file>`: the bill of materials of what production ships.
const [file = join(root, '.cache/sbom.cdx.json')] = process.argv.slice(2);
const { components } = await writeBill(file);
console.log(`${components.length} packages: ${file}`);
