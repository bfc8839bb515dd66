import type { Faults } from '../faults/faults.ts';
import { test as base } from './test.ts';

interface BrokenWire {
  /** Faults between the browser and the worker's system. The fixture mends all faults after each test. */
  faults: Faults;
}

/** The test with a browser that reaches the system through the fault proxy. */
export const test = base.extend<BrokenWire>({
  baseURL: async ({ baseURL: _, wire }, use) => use(wire.url),
  faults: async ({ wire }, use) => {
    await use(wire.faults);
    wire.faults.mendAll();
    await wire.plugIn();
  },
});
