import '@cabinet/ui/styles.css';
import { store } from '@cabinet/state/store';
import { Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { unstable_HistoryRouter as Router } from 'react-router-dom';
import { App } from './App.tsx';
import { isReturning } from './auth/returnPath.ts';
import { BASENAME, createHistory } from './history.ts';
import { i18n, messagesReady } from './i18n.ts';
import { startReporting } from './reporting/reporting.ts';
import { start } from './start.ts';

const root = document.querySelector('#root');
if (!root) throw new Error('the page has no #root');

startReporting();
const started = start();
await messagesReady;
// The page appears without its data while the sign-in waits for the network. After the sign-in page, the
// router must wait until the address contains the saved place again.
if (isReturning()) await window.cabinetEarly?.signIn.catch(() => undefined);
// A reload shows the full page of a product. The history still contains the dialog (R29).
history.replaceState(null, '');
createRoot(root).render(
  <Provider store={store}>
    <I18nextProvider i18n={i18n}>
      {/* Without transitions, a filter in the address follows the click at once. */}
      <Router history={createHistory()} basename={BASENAME} useTransitions={false}>
        <App />
      </Router>
    </I18nextProvider>
  </Provider>,
);
await started;
