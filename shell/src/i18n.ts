import { LOCALES } from '@cabinet/contracts/config';
import type { RemoteModule } from '@cabinet/federation/contract';
import { createI18n } from '@cabinet/i18n/instance';
import { registerMessages } from '@cabinet/i18n/messages';
import { errorWordsAtom } from '@cabinet/state/errors';
import { store } from '@cabinet/state/store';
import { messages as uiMessages } from '@cabinet/ui/messages';
import ru from './locales/ru.json' with { type: 'json' };

/** The cabinet's texts; every remote adds its own namespace, called like the remote. */
export const i18n = createI18n({ languages: LOCALES });

// In development changed texts go there (shared/build/src/development/texts.cjs).
if (import.meta.webpackHot) Object.assign(globalThis, { cabinetI18n: i18n });

/** Resolves when the shell and the kit can speak the stored language. */
export const messagesReady = Promise.all([
  registerMessages(i18n, 'ui', uiMessages),
  registerMessages(i18n, 'shell', {
    ru,
    uz: () => import('./locales/uz.json', { with: { type: 'json' } }),
    en: () => import('./locales/en.json', { with: { type: 'json' } }),
  }),
]);

/** A remote is ready when its texts are. */
export function addRemoteMessages(name: string, remote: RemoteModule): Promise<void> {
  return registerMessages(i18n, name, remote.messages);
}

/** State knows no language: it is told the general words for what went wrong (§8). */
function tellErrorWords(): void {
  store.set(errorWordsAtom, {
    title: i18n.t('shell:stale.title'),
    failed: i18n.t('shell:error'),
    spam: i18n.t('shell:leadSpam'),
  });
}
i18n.on('languageChanged', tellErrorWords);
void messagesReady.then(tellErrorWords);
