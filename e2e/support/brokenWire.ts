import type { Faults } from '../faults/faults.ts';
import { test as base } from './test.ts';

interface BrokenWire {
  /** Breaks what lies between the browser and the worker's system; afterwards all is whole again. */
  faults: Faults;
}

/** The same test, whose browser reaches the system by a wire that can be broken. */
export const test = base.extend<BrokenWire>({
  baseURL: async ({ baseURL: _, wire }, use) => use(wire.url),
  faults: async ({ wire }, use) => {
    await use(wire.faults);
    wire.faults.mendAll();
    await wire.plugIn();
  },
});
