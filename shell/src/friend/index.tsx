import '@cabinet/ui/styles.css';
import '../trustScripts.ts';
import { applyAppearance, storedAppearance } from '@cabinet/state/appearanceMode';
import { store } from '@cabinet/state/store';
import { Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { FriendApp } from './FriendApp.tsx';
import { i18n, messagesReady } from './i18n.ts';
import { start } from './start.ts';

// A separate entry for people without a session. Do not add code of the cabinet's start.
const root = document.querySelector('#root');
if (!root) throw new Error('the page has no #root');

applyAppearance(storedAppearance());
start();
await messagesReady;
createRoot(root).render(
  <Provider store={store}>
    <I18nextProvider i18n={i18n}>
      <FriendApp />
    </I18nextProvider>
  </Provider>,
);
