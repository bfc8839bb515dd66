import { embeddedWorld } from '../../testing/loyalty/ledgerWorld.ts';
import { modelSuite } from '../../testing/loyalty/modelSuite.ts';

// L6
describe('on PGlite', () => modelSuite('PGlite', embeddedWorld));
