import { routes } from '@cabinet/contracts/routes';
import { answer, corrupt, cut, delay, type Fault, hang, hold, holdAnswer, lose, truncate } from './fault.ts';
import type { Breakage, Faults } from './faults.ts';
import type { Where } from './where.ts';

const FAULTS: Record<string, (settings: Record<string, number | undefined>) => Fault> = {
  cut: () => cut,
  lose: () => lose,
  hang: () => hang,
  hold: () => hold,
  holdAnswer: () => holdAnswer,
  delay: ({ ms = 3_000 }) => delay(ms),
  truncate: () => truncate,
  corrupt: () => corrupt,
  answer: ({ status = 503 }) => answer(status),
};

/**
 * Adds a fault from a sentence: `lose createOrder times=1`.
 * @throws {Error} with a one-line message for the user
 */
export function breakAsSaid(faults: Faults, sentence: string): Breakage {
  const [what = '', place = '', ...settings] = sentence.trim().split(/\s+/);
  const faultOf = FAULTS[what];
  if (!faultOf) throw new Error(`Unknown fault "${what}". The faults are ${Object.keys(FAULTS).join(', ')}.`);
  const numbers = Object.fromEntries(settings.map(numberOf));
  const { from, times, seconds } = numbers;
  return faults.add(placeOf(place), faultOf(numbers), { from, times, forMs: seconds && seconds * 1_000 });
}

function placeOf(place: string): Where {
  if (place.startsWith('/')) return place as `/${string}`;
  const route = routes[place];
  if (!route) throw new Error(`"${place}" must be a path or a route of the contracts.`);
  return route;
}

function numberOf(setting: string): [string, number] {
  const [name = '', value = ''] = setting.split('=');
  const isKnown = ['from', 'times', 'seconds', 'ms', 'status'].includes(name);
  if (!isKnown || !(Number(value) > 0)) throw new Error(`"${setting}" is not a valid setting.`);
  return [name, Number(value)];
}
