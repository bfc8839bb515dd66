import { type ApiSettings, configureApi } from '@cabinet/api/host';
import { aConfig } from './builders.ts';
import type { FakeNetwork } from './fakeNetwork.ts';

let lastSubject = 0;

/** Configures the API client to call the fake network, as a participant of its own: nothing is cached for them. */
export function connect(network: FakeNetwork, settings: Partial<ApiSettings> = {}): void {
  lastSubject += 1;
  const subject = `subject-${lastSubject}`;
  configureApi({
    config: aConfig().services,
    token: async () => 'token',
    scope: () => ({ subject, owner: null }),
    onUnauthorised: () => {},
    adapter: network.adapter,
    ...settings,
  });
}
