import type { CabinetConfig, Locale } from '@cabinet/contracts/config';
import type { RemoteModule } from '@cabinet/federation/contract';
import { createI18n, registerMessages } from '@cabinet/i18n/host';
import { configAtom, loadUser, sessionAtom, store } from '@cabinet/state';
import {
  apiScope,
  forgetUser,
  ownerEmailAtom,
  recoverOnline,
  reportReadFailure,
  toastsAtom,
  watchConnection,
} from '@cabinet/state/host';
import { TokenWord } from '@cabinet/ui';
import { messages as uiMessages } from '@cabinet/ui/host';
import { type RenderResult, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { Provider } from 'jotai';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { type Account, anAccount, networkOf } from './account.ts';
import { aConfig } from './builders.ts';
import { connect } from './connect.ts';
import type { FakeNetwork } from './fakeNetwork.ts';
import { Overlays } from './Overlays.tsx';

export interface RenderRemoteOptions {
  /** The remote's name, which is its namespace. */
  name: string;
  /** The route where the shell mounts the remote: `/catalog/*`. */
  at?: string;
  /** The address to open, below `/my`: `/catalog/products?sort=ascending`. */
  path?: string;
  language?: Locale;
  account?: Account;
  config?: Partial<CabinetConfig>;
  /** Adds the answers of this test to those of the app start. */
  answers?: (network: FakeNetwork) => void;
}

export interface RenderedRemote extends RenderResult {
  user: UserEvent;
  network: FakeNetwork;
  account: Account;
  /** The current address with its query. */
  path: () => string;
}

watchConnection();
recoverOnline();

/**
 * Renders a remote as the shell does: signed in as `account`, after the app start, with toasts and dialogs.
 * All services are fake. Each render starts without caches.
 * @param remote the module under test
 * @returns the queries of Testing Library, with the user, the network and the address
 */
export async function renderRemote(
  remote: RemoteModule,
  options: RenderRemoteOptions,
): Promise<RenderedRemote> {
  const { name, at = '/*', path = '/', language = 'ru', account = anAccount(), config, answers } = options;
  const network = networkOf(account);
  answers?.(network);
  await signIn(account, aConfig(config), network);

  const i18n = createI18n({ language, languages: ['ru', 'uz', 'en'] });
  await Promise.all([
    registerMessages(i18n, 'ui', uiMessages),
    registerMessages(i18n, name, remote.messages),
  ]);

  let address = path;
  const view = render(
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <SWRConfig value={{ dedupingInterval: 0 }}>
          <MemoryRouter initialEntries={[path]}>
            <TokenWord value={config?.project === 'mti' ? 'coin' : 'token'}>
              <Routes>
                <Route path={at} element={<remote.Routes />} />
                <Route path="*" element={null} />
              </Routes>
            </TokenWord>
            <Address
              onChange={(now) => {
                address = now;
              }}
            />
          </MemoryRouter>
          <Overlays />
        </SWRConfig>
      </I18nextProvider>
    </Provider>,
  );
  return { ...view, user: userEvent.setup(), network, account, path: () => address };
}

async function signIn(account: Account, config: CabinetConfig, network: FakeNetwork): Promise<void> {
  store.set(configAtom, config);
  store.set(sessionAtom, account.session);
  store.set(ownerEmailAtom, account.owner);
  store.set(toastsAtom, []);
  forgetUser();
  connect(network, { config: config.services, scope: apiScope, onReadFailure: reportReadFailure });
  await loadUser();
}

function Address({ onChange }: { onChange: (address: string) => void }) {
  const { pathname, search } = useLocation();
  onChange(pathname + search);
  return null;
}
