import { loadCabinet } from '@cabinet/elements';
import { CabinetEmbed } from '@cabinet/elements/react';
import * as react from 'react';
import * as runtime from 'react/jsx-runtime';
import * as dom from 'react-dom';
import * as client from 'react-dom/client';

const { StrictMode, useState, version } = react;

/** Offered always, used when it fits: as long as this portal has React 18, the cabinet brings a React of its own. */
const libraries = { react, 'react/jsx-runtime': runtime, 'react-dom': dom, 'react-dom/client': client };

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
        <CabinetEmbed
          name="catalog"
          locale={locale}
          token={token}
          libraries={libraries}
          onOrder={() => setOrders((count) => count + 1)}
        />
      )}
    </main>
  );
}

loadCabinet('http://localhost:8080');
client.createRoot(document.querySelector('#root')).render(
  <StrictMode>
    <Portal />
  </StrictMode>,
);
