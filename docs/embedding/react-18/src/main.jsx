import { StrictMode, useState, version } from 'react';
import { createRoot } from 'react-dom/client';
import { Catalogue } from './Catalogue.jsx';

function Portal() {
  const [locale, setLocale] = useState('ru');
  const [orders, setOrders] = useState(0);
  const [isOpen, setOpen] = useState(true);
  return (
    <main>
      <h1>React {version}</h1>
      <button type="button" onClick={() => setLocale(locale === 'ru' ? 'en' : 'ru')}>
        Language
      </button>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Catalogue
      </button>
      <p>Ordered here: {orders}</p>
      {isOpen && <Catalogue locale={locale} onOrder={() => setOrders((count) => count + 1)} />}
    </main>
  );
}

createRoot(document.querySelector('#root')).render(
  <StrictMode>
    <Portal />
  </StrictMode>,
);
