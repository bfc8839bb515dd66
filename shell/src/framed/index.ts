// The page that portals frame which are given nobody's token (docs/decisions/014): one element of `/embed/v1.js`, for
// whoever is signed in to the cabinet in this browser.
import '@cabinet/ui/styles.css';
import { APPEARANCE_MODES, applyAppearance } from '@cabinet/state/appearanceMode';
import { beginAgainOnReturn } from '../auth/beginAgain.ts';
import { keycloakSignIn, NobodySignedIn } from '../auth/keycloak.ts';
import { rawConfig } from '../auth/rawConfig.ts';
import type { SignIn } from '../auth/signIn.ts';

/** An element of `/embed/v1.js`: what is given to it here (`shared/embed/src/contract.ts`). */
interface CabinetElement extends HTMLElement {
  token: (ask: { fresh: boolean }) => Promise<string | null>;
  signIn: string;
}

/** What a portal may say of it in the address. */
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
// The ground around it looks as it does.
applyAppearance(APPEARANCE_MODES.find((mode) => mode === asked.get('theme')) ?? 'system');
const { documentElement: page } = document;
page.dataset.variant = asked.get('variant') ?? page.dataset.variant ?? '';
page.lang = asked.get('locale') ?? 'ru';
element.signIn = `/my${asked.get('path') ?? '/'}`;
element.token = token;
beginAgainOnReturn();
document.body.append(element);

// Back from the window of the sign-in: whoever has signed in there goes on here.
document.addEventListener('visibilitychange', () => {
  if (!signIn && document.visibilityState === 'visible') element.token = (ask) => token(ask);
});
