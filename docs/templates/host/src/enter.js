import { configureApi } from '@cabinet/api/host';
import { configFrom } from '@cabinet/contracts/config';
import { configAtom, loadUser, sessionAtom, store } from '@cabinet/state';
import { apiScope } from '@cabinet/state/host';
import { readJson } from './readJson.js';

/**
 * Tells the shared packages the addresses of the services and the signed-in person, then loads the
 * participant.
 */
export async function enter() {
  // `/session` is a route of this portal: `{ token, person: { subject, email, firstName, lastName, roles }
  // }`.
  let [session, json] = await Promise.all([readJson('/session'), readJson(`${CABINET}/my/config.json`)]);
  const config = configFrom(CABINET, json);
  store.set(configAtom, config);
  store.set(sessionAtom, session.person);
  configureApi({
    config: config.services,
    scope: apiScope,
    async token(isFresh) {
      if (isFresh) session = await readJson('/session?fresh');
      return session.token;
    },
    onUnauthorised: (count) => count === 2 && location.reload(),
  });
  await loadUser();
}
