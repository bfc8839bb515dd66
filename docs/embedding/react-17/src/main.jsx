import { useState, version } from 'react';
import { render } from 'react-dom';
import { Catalogue, Referral } from './Embeds.jsx';

function Portal() {
  const [locale, setLocale] = useState('ru');
  const [isOpen, setOpen] = useState(true);
  const [path, setPath] = useState('');
  return (
    <main>
      <h1>React {version}</h1>
      <button type="button" onClick={() => setLocale(locale === 'ru' ? 'en' : 'ru')}>
        Language
      </button>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Catalogue
      </button>
      <p>Now at {path}</p>
      {isOpen && <Catalogue locale={locale} onNavigate={({ detail }) => setPath(detail.path)} />}
      <Referral locale={locale} />
    </main>
  );
}

render(<Portal />, document.querySelector('#root'));
