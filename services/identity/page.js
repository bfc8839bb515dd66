// The pages work without this script. The script keeps the language, shows the password, and explains why
// the cabinet closed.
const LANGUAGES = ['ru', 'uz', 'en'];
const CLOSED = 'cabinet.closed';

// The cabinet continues in the language that was chosen here (§1). The script keeps it before the page shows,
// because a fast user leaves the page at once.
const chosen = new URLSearchParams(location.search).get('ui_locales');
try {
  if (LANGUAGES.includes(chosen)) localStorage.setItem('SF_LANG', chosen);
} catch {
  // Storage is blocked.
}

document.addEventListener('DOMContentLoaded', () => {
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

  const idle = document.getElementById('idle');
  if (!idle) return;
  try {
    idle.hidden = sessionStorage.getItem(CLOSED) !== 'idle';
    document.forms[0].addEventListener('submit', () => sessionStorage.removeItem(CLOSED));
  } catch {
    // Storage is blocked.
  }
});
