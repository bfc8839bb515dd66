import { LOCALES } from '@cabinet/contracts/config';
import type { RemoteModule } from '@cabinet/federation/contract';
import { createI18n } from '@cabinet/i18n/instance';
import { registerMessages } from '@cabinet/i18n/messages';
import { errorWordsAtom } from '@cabinet/state/errors';
import { store } from '@cabinet/state/store';
import { messages as uiMessages } from '@cabinet/ui/messages';
import ru from './locales/ru.json' with { type: 'json' };

/** The cabinet's texts. Every remote adds a namespace with the remote's name. */
export const i18n = createI18n({ languages: LOCALES });

// In development, this is where changed texts go (shared/build/src/development/texts.cjs).
if (import.meta.webpackHot) Object.assign(globalThis, { cabinetI18n: i18n });

/** Resolves when the texts of the shell and the kit are ready in the stored language. */
export const messagesReady = Promise.all([
  registerMessages(i18n, 'ui', uiMessages),
  registerMessages(i18n, 'shell', {
    ru,
    uz: () => import('./locales/uz.json', { with: { type: 'json' } }),
    en: () => import('./locales/en.json', { with: { type: 'json' } }),
  }),
]);

/** Adds a remote's texts. Resolves when they are ready. */
export function addRemoteMessages(name: string, remote: RemoteModule): Promise<void> {
  return registerMessages(i18n, name, remote.messages);
}

/** The shared state has no texts, so the shell gives it the general error messages (§8). */
function tellErrorWords(): void {
  store.set(errorWordsAtom, {
    title: i18n.t('shell:stale.title'),
    failed: i18n.t('shell:error'),
    spam: i18n.t('shell:leadSpam'),
  });
}
i18n.on('languageChanged', tellErrorWords);
void messagesReady.then(tellErrorWords);
