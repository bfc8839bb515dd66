import '@cabinet/ui/styles.css';
import { LOCALES } from '@cabinet/contracts/config';
import type { RemoteModule } from '@cabinet/federation/contract';
import { createI18n, loadMessages, registerMessages } from '@cabinet/i18n/host';
import { store } from '@cabinet/state';
import { messages as uiMessages } from '@cabinet/ui/host';
import { Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createBox } from './box.ts';
import type { Guest, MountOptions } from './contract.ts';
import { EmbedPages } from './EmbedPages.tsx';
import { createHistory } from './history.ts';
import { messages } from './messages.ts';
import type { RawConfig } from './readConfig.ts';
import { restUntilTouched } from './restUntilTouched.ts';
import { readOptions } from './setup.ts';
import { enter, leave, phaseAtom, tellSetup, type Visit } from './visit.ts';

export * from './shared.ts';

interface GuestParts {
  /** The remote and its release, as in the list of remotes. */
  name: string;
  release: string;
  remote: RemoteModule;
  /** The pending configuration of the cabinet. */
  config: RawConfig;
  options: MountOptions;
}

/** Shows a remote in a Shadow root, for the person of the token. Takes the role of the shell. */
export async function startGuest(
  root: ShadowRoot,
  { name, release, remote, config, options: said }: GuestParts,
): Promise<Guest> {
  const visit: Visit = { remote: name, release, options: said };
  const told = new Set<string>();
  const read = (next: MountOptions) =>
    readOptions(next, (reason) => {
      if (!told.has(reason)) tellSetup(visit, reason, false);
      told.add(reason);
    });
  const options = read(said);
  visit.options = options;
  const box = createBox(options);
  const i18n = createI18n({ language: options.locale ?? 'ru', languages: LOCALES, root: box.page });
  await Promise.all([
    registerMessages(i18n, 'ui', uiMessages),
    registerMessages(i18n, 'embed', messages),
    registerMessages(i18n, name, remote.messages),
  ]);
  restUntilTouched(box.page);

  const history = createHistory(visit);
  const view = createRoot(box.page, { identifierPrefix: 'cabinet-' });
  view.render(
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <EmbedPages visit={visit} remote={remote} history={history} onRetry={() => void enter(visit, i18n)} />
      </I18nextProvider>
    </Provider>,
  );
  root.append(box.frame);
  void enter(visit, i18n, config);

  return {
    subject: () => visit.subject ?? '',
    update(latest) {
      const next = read(latest);
      const { locale = 'ru' } = next;
      const isMoved = next.path !== undefined && next.path !== visit.options.path;
      const isNew = next.token !== visit.options.token;
      visit.options = next;
      box.update(next);
      if (isMoved) history.open(next.path ?? '');
      if (isNew && !['starting', 'open'].includes(store.get(phaseAtom))) void enter(visit, i18n);
      if (locale !== i18n.language) void loadMessages(i18n, locale).then(() => i18n.changeLanguage(locale));
    },
    stop() {
      visit.isOver = true;
      view.unmount();
      box.remove();
      leave();
    },
  };
}
