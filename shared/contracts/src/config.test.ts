import { configFrom } from './config.ts';

const CONFIG = {
  identity: { url: '/identity', realm: 'clients', clientId: 'friends-public' },
  services: {
    loyalty: '/loyalty/',
    crm: 'https://crm.test',
    lander: '/lander',
    landing: '/landing',
    suggestions: { url: '/suggestions' },
    mainSite: '',
  },
  support: { email: 'help@cabinet.test', phones: [] },
  sentry: {},
};

test('a page of another origin reads whole addresses in the configuration', () => {
  const { services, inviteUrl } = configFrom('https://cabinet.test', CONFIG);
  expect(services).toMatchObject({
    loyalty: 'https://cabinet.test/loyalty',
    crm: 'https://crm.test',
    suggestions: { url: 'https://cabinet.test/suggestions' },
    mainSite: 'https://cabinet.test',
  });
  expect(inviteUrl).toBe('');
});

test('a page of another origin refuses an answer that is no configuration', () => {
  expect(() => configFrom('https://cabinet.test', { services: {} })).toThrow();
});
