// The page for frames of portals that have no token (docs/decisions/014). It shows one element of
// `/embed/v1.js`, for the person who is signed in to the cabinet in this browser.
import '@cabinet/ui/styles.css';
import { APPEARANCE_MODES, applyAppearance } from '@cabinet/state/appearanceMode';
import { beginAgainOnReturn } from '../auth/beginAgain.ts';
import { keycloakSignIn, NobodySignedIn } from '../auth/keycloak.ts';
import { rawConfig } from '../auth/rawConfig.ts';
import type { SignIn } from '../auth/signIn.ts';
import en from './locales/en.json' with { type: 'json' };
import ru from './locales/ru.json' with { type: 'json' };
import uz from './locales/uz.json' with { type: 'json' };

/** An element of `/embed/v1.js`, with the properties that this page sets (`shared/embed/src/contract.ts`). */
interface CabinetElement extends HTMLElement {
  token: (ask: { fresh: boolean }) => Promise<string | null>;
  signIn: string;
}

/** The attributes that a portal can set in the address. */
const ATTRIBUTES = ['locale', 'theme', 'variant', 'path'];

const asked = new URLSearchParams(location.search);
let signIn: Promise<SignIn> | null = null;

async function enter(): Promise<SignIn> {
  const { identity } = await rawConfig();
  return keycloakSignIn(identity, true);
}

async function token({ fresh }: { fresh: boolean }): Promise<string | null> {
  signIn ??= enter();
  const entered = await signIn.catch((error: unknown) => {
    signIn = null;
    throw error;
  });
  return entered.token(fresh).catch((error: unknown) => {
    if (error instanceof NobodySignedIn) signIn = null;
    throw error;
  });
}

const [, name = 'catalog'] = /^\/my\/embed\/([a-z-]+)/.exec(location.pathname) ?? [];
const element = document.createElement(`cabinet-${name}`) as CabinetElement;
for (const attribute of ATTRIBUTES) {
  const value = asked.get(attribute);
  if (value) element.setAttribute(attribute, value);
}
// The page has the same appearance as the element.
applyAppearance(APPEARANCE_MODES.find((mode) => mode === asked.get('theme')) ?? 'system');
const { documentElement: page } = document;
page.dataset.variant = asked.get('variant') ?? page.dataset.variant ?? '';
page.lang = asked.get('locale') ?? 'ru';
element.signIn = `/my${asked.get('path') ?? '/'}`;
element.token = token;
beginAgainOnReturn();
document.body.append(element);

/** The page has too few texts for the cabinet's i18n library. */
function t(key: keyof typeof ru): string {
  return ({ ru, uz, en }[page.lang] ?? ru)[key];
}

// The script defines all elements at once.
void customElements.whenDefined('cabinet-catalog').then(() => {
  if (customElements.get(element.localName)) return;
  const note = document.createElement('p');
  note.setAttribute('role', 'alert');
  note.style.padding = '24px';
  note.textContent = t('unknown');
  element.replaceWith(note);
});

// The person returns from the sign-in window. A new `token` function makes the element try again.
document.addEventListener('visibilitychange', () => {
  if (!signIn && document.visibilityState === 'visible') element.token = (ask) => token(ask);
});
