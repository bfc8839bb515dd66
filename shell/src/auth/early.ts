// A script of its own that comes first: the sign-in needs three answers from the network, and the application is
// fetched meanwhile. Nothing but keycloak-js belongs here, and what must be there before anything is drawn.
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
  // §1: during maintenance nobody is sent to the sign-in page.
  if (maintenance) throw new Error('maintenance');
  if (hasLeft()) {
    tellSignedOut();
    throw new Error('left');
  }
  if (identity.enabled === false) return syntheticSignIn(identity.syntheticUser);
  return keycloakSignIn(identity);
}

/** §6: without an identity service a configured person is signed in. */
function syntheticSignIn(user: Omit<Session, 'subject'> | undefined): SignIn {
  if (!user) throw new Error('identity.syntheticUser is missing');
  return {
    isSynthetic: true,
    session: { ...user, subject: user.email },
    token: async () => null,
    signOut: async () => location.reload(),
  };
}

applyAppearance(storedAppearance());
beginAgainOnReturn();
// Before the way over the sign-in page, and before the first remote is asked for.
takePreviews();
announceInTime();
const config = rawConfig();
window.cabinetEarly = { config, signIn: signIn(config) };
// The application looks at both; until then a failure is nobody's unhandled rejection.
window.cabinetEarly.signIn.catch(() => undefined);
