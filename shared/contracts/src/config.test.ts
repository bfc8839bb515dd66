import { configFrom, PROJECT_IDS, PROJECTS } from './config.ts';

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

test('configFrom returns absolute addresses for a page of another origin', () => {
  const { services, inviteUrl } = configFrom('https://cabinet.test', CONFIG);
  expect(services).toMatchObject({
    loyalty: 'https://cabinet.test/loyalty',
    crm: 'https://crm.test',
    suggestions: { url: 'https://cabinet.test/suggestions' },
    mainSite: 'https://cabinet.test',
  });
  expect(inviteUrl).toBe('');
});

const CABINET = 'https://cabinet.test';

test.each(PROJECTS)('R54 the configuration of %s has the id of §9', (project) => {
  const ids = { mc: 6, mti: 5, synergy: 1, people: null, capital: null };
  expect(PROJECT_IDS).toEqual(ids);
  expect(configFrom(CABINET, { ...CONFIG, project }).projectId).toBe(ids[project]);
});

test('R54 a setting replaces the id with another id of §9, or with null', () => {
  expect(configFrom(CABINET, { ...CONFIG, projectId: 6 }).projectId).toBe(6);
  expect(configFrom(CABINET, { ...CONFIG, projectId: null }).projectId).toBeNull();
  expect(() => configFrom(CABINET, { ...CONFIG, projectId: 2 })).toThrow();
});

test('configFrom throws when the answer is not a configuration', () => {
  expect(() => configFrom('https://cabinet.test', { services: {} })).toThrow();
});
