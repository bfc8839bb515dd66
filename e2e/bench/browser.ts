import { findChromium } from '@cabinet/build/chromium';
import { type Browser, chromium } from '@playwright/test';

/** A Chromium that takes the certificate of the bench's own front. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--ignore-certificate-errors'],
  });
}
