import { type ApiSettings, configureApi } from '@cabinet/api/host';
import { aConfig } from './builders.ts';
import type { FakeNetwork } from './fakeNetwork.ts';

let lastSubject = 0;

/** Configures the API client for the fake network, with a new participant, so that nothing is cached. */
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
