import { appearanceAtom, setAppearance } from './appearance.ts';
import { applyAppearance, storedAppearance } from './appearanceMode.ts';
import { store } from './store.ts';

const { dataset } = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  setAppearance('system');
});

test('without a choice the cabinet follows the device', () => {
  localStorage.clear();
  expect(storedAppearance()).toBe('system');
  expect(dataset.mode).toBeUndefined();
});

test('a chosen mode applies at once and is stored', () => {
  setAppearance('dark');
  expect(dataset.mode).toBe('dark');
  expect(store.get(appearanceAtom)).toBe('dark');
  expect(storedAppearance()).toBe('dark');
});

test('a return to the device mode removes the choice from the page', () => {
  setAppearance('light');
  setAppearance('system');
  expect(dataset.mode).toBeUndefined();
  expect(storedAppearance()).toBe('system');
});

test('an invalid stored mode is ignored', () => {
  localStorage.setItem('SF_MODE', 'sepia');
  expect(storedAppearance()).toBe('system');
});

test('a choice without storage lasts as long as the page', () => {
  const forbid = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid);
  setAppearance('dark');
  expect(dataset.mode).toBe('dark');
  applyAppearance(storedAppearance());
  expect(dataset.mode).toBeUndefined();
  jest.restoreAllMocks();
});
