import { embeddedWorld } from '../testing/ledgerWorld.ts';
import { modelSuite } from '../testing/modelSuite.ts';

describe('on PGlite', () => modelSuite('PGlite', embeddedWorld));
