import './shared.js';
import '@cabinet/ui/styles.css';
import { createI18n, registerMessages } from '@cabinet/i18n/host';
import { store } from '@cabinet/state';
import { messages as uiMessages } from '@cabinet/ui/host';
import { Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { enter } from './enter.js';
import { loadCatalog } from './loadCatalog.js';
import { Notices } from './Notices.jsx';
import { Pages } from './Pages.jsx';

const i18n = createI18n({ language: 'ru', languages: ['ru', 'uz', 'en'] });
const [catalog] = await Promise.all([loadCatalog(), enter(), registerMessages(i18n, 'ui', uiMessages)]);
await registerMessages(i18n, 'mf-catalog', catalog.messages);

createRoot(document.querySelector('#catalog')).render(
  <Provider store={store}>
    <I18nextProvider i18n={i18n}>
      <MemoryRouter initialEntries={['/catalog/products']}>
        <Pages remote={catalog} />
      </MemoryRouter>
      <Notices />
    </I18nextProvider>
  </Provider>,
);
