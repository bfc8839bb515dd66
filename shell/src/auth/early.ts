// A separate script that runs first: the sign-in makes three network requests while the browser loads the
// application. Keep it small: only keycloak-js and code that must run before the first paint belong here.
import { storedLanguage } from '@cabinet/i18n/storedLanguage';
import { applyAppearance, storedAppearance } from '@cabinet/state/appearanceMode';
import { takePreviews } from '../preview/stored.ts';
import { announceInTime } from '../remotes/announce.ts';
import { beginAgainOnReturn } from './beginAgain.ts';
import { keycloakSignIn, tellSignedOut } from './keycloak.ts';
import { hasLeft } from './left.ts';
import { type EarlyConfig, rawConfig } from './rawConfig.ts';
import type { Session, SignIn } from './signIn.ts';

async function signIn(config: Promise<EarlyConfig>): Promise<SignIn> {
  const { identity, maintenance } = await config;
  // §1: during maintenance, the cabinet does not redirect to the sign-in page.
  if (maintenance) throw new Error('maintenance');
  if (hasLeft()) {
    tellSignedOut();
    throw new Error('left');
  }
  if (identity.enabled === false) return syntheticSignIn(identity.syntheticUser);
  return keycloakSignIn(identity);
}

/** §6: without an identity service, the configuration names the signed-in person. */
function syntheticSignIn(user: Omit<Session, 'subject'> | undefined): SignIn {
  if (!user) throw new Error('config.json has no identity.syntheticUser');
  return {
    isSynthetic: true,
    session: { ...user, subject: user.email },
    token: async () => null,
    signOut: async () => location.reload(),
  };
}

applyAppearance(storedAppearance());
// The sign-in page continues in this language. The redirect may come before the application's own scripts.
document.documentElement.lang = storedLanguage() ?? document.documentElement.lang;
beginAgainOnReturn();
// Run this before the redirect to the sign-in page and before the first request for a remote.
takePreviews();
announceInTime();
const config = rawConfig();
window.cabinetEarly = { config, signIn: signIn(config) };
// The application handles the rejection. Until it loads, prevent an unhandled rejection.
window.cabinetEarly.signIn.catch(() => undefined);
