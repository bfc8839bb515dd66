import * as react from 'react';
import { StrictMode, useState, version } from 'react';
import * as runtime from 'react/jsx-runtime';
import * as dom from 'react-dom';
import * as client from 'react-dom/client';
import { Catalog } from './Catalog.jsx';

/** The libraries of this portal. With React 18 here, the cabinet loads its own React. */
const libraries = { react, 'react/jsx-runtime': runtime, 'react-dom': dom, 'react-dom/client': client };

function Portal() {
  const [locale, setLocale] = useState('ru');
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
      {isOpen && <Catalog locale={locale} libraries={libraries} />}
    </main>
  );
}

client.createRoot(document.querySelector('#root')).render(
  <StrictMode>
    <Portal />
  </StrictMode>,
);
