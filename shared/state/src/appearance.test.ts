import { appearanceAtom, setAppearance } from './appearance.ts';
import { applyAppearance, storedAppearance } from './appearanceMode.ts';
import { store } from './store.ts';

const { dataset } = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  setAppearance('system');
});

test('without a choice the cabinet looks as the device is set', () => {
  localStorage.clear();
  expect(storedAppearance()).toBe('system');
  expect(dataset.mode).toBeUndefined();
});

test('a chosen mode is shown at once and remembered', () => {
  setAppearance('dark');
  expect(dataset.mode).toBe('dark');
  expect(store.get(appearanceAtom)).toBe('dark');
  expect(storedAppearance()).toBe('dark');
});

test('back to the device, nothing of the choice stays on the page', () => {
  setAppearance('light');
  setAppearance('system');
  expect(dataset.mode).toBeUndefined();
  expect(storedAppearance()).toBe('system');
});

test('what somebody else has written is no mode', () => {
  localStorage.setItem('SF_MODE', 'sepia');
  expect(storedAppearance()).toBe('system');
});

test('where storage is forbidden the choice lasts as long as the page', () => {
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
