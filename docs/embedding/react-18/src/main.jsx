import { StrictMode, useState, version } from 'react';
import { createRoot } from 'react-dom/client';
import { Cabinet } from './Cabinet.jsx';

/** The portal's own server knows who is signed in. */
async function token({ fresh }) {
  const answer = await fetch(`/token${fresh ? '?fresh' : ''}`);
  return answer.ok ? answer.text() : null;
}

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
      {isOpen && (
        <Cabinet
          name="catalog"
          locale={locale}
          token={token}
          onOrder={() => setOrders((count) => count + 1)}
        />
      )}
    </main>
  );
}

createRoot(document.querySelector('#root')).render(
  <StrictMode>
    <Portal />
  </StrictMode>,
);
