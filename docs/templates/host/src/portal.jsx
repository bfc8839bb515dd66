import '@cabinet/ui/styles.css';
import { createI18n, registerMessages } from '@cabinet/i18n/host';
import { store } from '@cabinet/state';
import { messages as uiMessages } from '@cabinet/ui/host';
import { Provider } from 'jotai';
// biome-ignore lint/correctness/noUndeclaredDependencies: the remote comes by federation.
import * as catalog from 'mf_catalog/remote';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { enter } from './enter.js';

const i18n = createI18n({ language: 'ru', languages: ['ru', 'uz', 'en'] });
await Promise.all([
  registerMessages(i18n, 'ui', uiMessages),
  registerMessages(i18n, 'mf-catalog', catalog.messages),
  enter(),
]);

createRoot(document.querySelector('#catalog')).render(
  <Provider store={store}>
    <I18nextProvider i18n={i18n}>
      <MemoryRouter initialEntries={['/catalog/products']}>
        <catalog.Routes />
      </MemoryRouter>
    </I18nextProvider>
  </Provider>,
);
