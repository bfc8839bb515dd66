import { configureApi } from '@cabinet/api/host';
import { configAtom, loadUser, sessionAtom, store } from '@cabinet/state';
import { apiScope } from '@cabinet/state/host';

/** Tells the shared packages where the services are and who is signed in; then reads the participant. */
export async function enter() {
  const [config, { token, person }] = await Promise.all([
    readJson(`${CABINET}/my/config.json`),
    // A route of this portal: `{ token, person: { subject, email, firstName, lastName, roles } }`.
    readJson('/session'),
  ]);
  const services = wholeAddresses(config.services);
  store.set(configAtom, { ...config, services });
  store.set(sessionAtom, person);
  configureApi({
    config: services,
    token: async () => token,
    scope: apiScope,
    onUnauthorised: (count) => count === 2 && location.reload(),
  });
  await loadUser();
}

async function readJson(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}

/** The cabinet writes its own services as paths. */
function wholeAddresses(services) {
  const whole = (address) => (address ? new URL(address, CABINET).href.replace(/\/$/, '') : address);
  const entries = Object.entries(services).map(([name, value]) => [
    name,
    typeof value === 'string' ? whole(value) : { ...value, url: whole(value.url) },
  ]);
  return Object.fromEntries(entries);
}
