import { join } from 'node:path';
import { auditPackages } from '../packages/advisories.ts';
import { billFaults, writeBill } from '../packages/billOfMaterials.ts';
import { licenceFaults } from '../packages/licences.ts';
import { root } from '../workspace.ts';

// C5, a step of `npm test`: what is shipped beside our own code has a bill of materials, licences that were agreed to, and
// nothing grave that is known against it.
const [file = join(root, '.cache/sbom.cdx.json')] = process.argv.slice(2);
const bill = await writeBill(file);
const { faults, notes } = await auditPackages(new Date());
for (const note of notes) console.log(note);
const all = [...billFaults(bill), ...licenceFaults(bill.components), ...faults];
for (const fault of all) console.error(fault);
console.log(`${bill.components.length} packages, ${all.length} faults; the bill of materials is ${file}`);
process.exitCode = all.length > 0 ? 1 : 0;
