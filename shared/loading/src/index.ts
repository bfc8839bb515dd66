/** Loads parts of a page on demand: the time limit, the repeated load, and the moment for optional parts. */
export { askAnew, loadAnew, TIME_LIMIT_MS } from './loadAnew.ts';
export { setRest, whenAtRest } from './rest.ts';
