// The forms work without this script. The script shows the password, explains why the cabinet closed, and
// keeps the language.
for (const show of document.querySelectorAll('.show')) {
  const password = show.previousElementSibling;
  show.hidden = false;
  show.addEventListener('click', () => {
    const { other } = show.dataset;
    show.dataset.other = show.getAttribute('aria-label');
    show.setAttribute('aria-label', other);
    password.type = password.type === 'password' ? 'text' : 'password';
    password.focus();
  });
}

const CLOSED = 'cabinet.closed';
const idle = document.getElementById('idle');
try {
  if (idle) {
    idle.hidden = sessionStorage.getItem(CLOSED) !== 'idle';
    document.forms[0].addEventListener('submit', () => sessionStorage.removeItem(CLOSED));
  }
  // The cabinet continues in the language that was chosen here (§1).
  const chosen = new URLSearchParams(location.search).get('ui_locales');
  if (['ru', 'uz', 'en'].includes(chosen)) localStorage.setItem('SF_LANG', chosen);
} catch {
  // Storage is blocked.
}
