import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.ts';
import { CHROMIUM_ARGS } from '../support/chromiumArgs.ts';
import { frontKey } from './secureFront.ts';

/** Starts a Chromium that trusts the certificates of the bench's own fronts. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_ARGS, `--ignore-certificate-errors-spki-list=${await frontKey()}`],
  });
}
