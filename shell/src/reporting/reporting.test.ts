import { configAtom } from '@cabinet/state/config';
import { reportError } from '@cabinet/state/report';
import { store } from '@cabinet/state/store';
import { aConfig } from '@cabinet/testing/builders';
import { startReporting } from './reporting.ts';

test('§8 an uncaught error is reported, and goes to the console without an error-reporting service', () => {
  jest.useFakeTimers();
  const written = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const uncaught = new Error('uncaught');
  const copy = new Error('copy');
  const refused = (sourceFile: string, effectiveDirective = 'script-src-elem') =>
    Object.assign(new Event('securitypolicyviolation', { bubbles: true }), {
      effectiveDirective,
      blockedURI: 'https://evil.example/x.js',
      sourceFile,
    });
  const rejected = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason });

  startReporting();
  reportError(copy, 'copy-link');
  dispatchEvent(Object.assign(new Event('error'), { error: uncaught }));
  dispatchEvent(rejected('refused'));
  // §7: a cancelled call is not a failure.
  dispatchEvent(rejected(new DOMException('gone', 'AbortError')));
  dispatchEvent(refused(''));
  dispatchEvent(refused('chrome-extension'));
  document.dispatchEvent(refused('', 'script-src-attr'));
  expect(written).not.toHaveBeenCalled();

  store.set(configAtom, aConfig());
  jest.runAllTimers();
  expect(written.mock.calls).toEqual([
    ['Reported from copy-link:', copy],
    ['Reported from window:', uncaught],
    ['Reported from promise:', 'refused'],
    [
      'Reported from content-policy:',
      new Error('script-src-elem refused https://evil.example/x.js of the page'),
    ],
  ]);
  jest.useRealTimers();
  written.mockRestore();
});
