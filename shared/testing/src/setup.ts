import '@testing-library/jest-dom';
import { format, TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/react';
import { polyfillDialog, polyfillPopover } from './nativeOverlays.ts';

// A slow machine needs this long for awaited elements.
configure({ asyncUtilTimeout: 10_000 });

// Features of browsers that jsdom lacks.
Object.assign(globalThis, { TextEncoder, TextDecoder });
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  get(this: HTMLElement) {
    return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement';
  },
});
polyfillDialog();
polyfillPopover();
window.scrollTo = () => {};
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  }) as MediaQueryList;

// Any error or warning fails the test, unless the test spies on the console.
const unexpected: string[] = [];
for (const level of ['error', 'warn'] as const) {
  console[level] = (...words: unknown[]) => {
    unexpected.push(format(...words));
  };
}

afterEach(() => {
  const words = unexpected.splice(0).join('\n');
  if (words) throw new Error(`Unexpected output on the console:\n${words}`);
});
