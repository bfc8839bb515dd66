import { useState, version } from 'react';
import { render } from 'react-dom';

/** The portal's own server knows who is signed in: two people here, to show that their embeds keep apart. */
function tokenFor(person) {
  return async ({ fresh }) => {
    const answer = await fetch(`/token?as=${person}${fresh ? '&fresh' : ''}`);
    return answer.ok ? answer.text() : null;
  };
}

/** React 17 sets attributes only; the token is a property, given as soon as the element is there. */
const giveStudent = (element) => element && Object.assign(element, { token: tokenFor('student') });
const givePoor = (element) => element && Object.assign(element, { token: tokenFor('poor') });

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
      {isOpen && <cabinet-catalog locale={locale} ref={giveStudent} />}
      <cabinet-referral locale={locale} ref={givePoor} theme="dark" />
    </main>
  );
}

render(<Portal />, document.querySelector('#root'));
