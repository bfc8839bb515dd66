import { embeddedWorld } from '../testing/ledgerWorld.ts';
import { modelSuite } from '../testing/modelSuite.ts';

// L6
describe('on PGlite', () => modelSuite('PGlite', embeddedWorld));
