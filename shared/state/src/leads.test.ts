import { PROJECT_IDS, PROJECTS } from '@cabinet/contracts/config';
import { createLead, LANDS } from '@cabinet/contracts/leads';
import { aConfig, aSession } from '@cabinet/testing/builders';
import { connect } from '@cabinet/testing/connect';
import { answer, fakeNetwork, lost } from '@cabinet/testing/fakeNetwork';
import { configAtom } from './config.ts';
import { submitLead } from './leads.ts';
import { sessionAtom } from './session.ts';
import { store } from './store.ts';
import { toastsAtom } from './ui.ts';

const form = { name: 'Нодира', phone: '+998901110001' };
const options = { entryPoint: 'invite' };

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ advanceTimers: true });
  store.set(sessionAtom, aSession());
  store.set(toastsAtom, []);
});
afterEach(() => {
  jest.useRealTimers();
});

const { services } = aConfig();
const landingServices = { ...services, leads: 'landing' } as const;

function aLanding() {
  store.set(configAtom, aConfig({ services: landingServices }));
  const network = fakeNetwork([[createLead, () => ({})]]);
  connect(network);
  return { network, ids: () => network.calls(createLead).map(({ input }) => input.body.payload.mergelead) };
}

function aLander(text: string): void {
  store.set(configAtom, aConfig());
  connect(fakeNetwork([]), {
    adapter: async (config) => ({ data: text, status: 200, statusText: '', headers: {}, config }),
  });
}

test('§7 a lead has a merge id of prefix, random string and seconds', async () => {
  jest.setSystemTime(new Date('2026-11-21T09:00:00Z'));
  const { ids } = aLanding();
  expect(await submitLead(form, options)).toBe(true);
  expect(ids()).toEqual([expect.stringMatching(/^SF[0-9a-f]{32}1795251600$/)]);
});

test.each([...PROJECTS])(
  '§7, R54 a lead of the variant %s goes to an existing landing, with the id',
  async (project) => {
    const { network } = aLanding();
    const projectId = PROJECT_IDS[project];
    store.set(configAtom, aConfig({ project, projectId, services: landingServices }));
    await submitLead(form, options);
    const { land, project_id = null } = network.calls(createLead)[0]?.input.body ?? {};
    expect(LANDS).toContain(land);
    expect(project_id).toBe(projectId);
  },
);

test('§7 both services get the card of the inviter', async () => {
  const { network } = aLanding();
  await submitLead(form, { ...options, partner: '7000' });
  expect(network.calls(createLead)[0]?.input.body.payload.partner).toBe('7000');

  store.set(configAtom, aConfig());
  let sent = new URLSearchParams();
  connect(fakeNetwork([]), {
    adapter: async (config) => {
      sent = new URLSearchParams(config.data);
      return { data: 'send-success', status: 200, statusText: '', headers: {}, config };
    },
  });
  await submitLead({ ...form, name: 'Сабина' }, { ...options, partner: '7000' });
  expect(sent.get('partner')).toBe('7000');
});

describe('B4 a form is one lead', () => {
  test('B4 a double submit and a submit after success create one lead', async () => {
    const { ids } = aLanding();
    const twice = await Promise.all([submitLead(form, options), submitLead({ ...form }, options)]);
    expect([...twice, await submitLead(form, options)]).toEqual([true, true, true]);
    expect(ids()).toHaveLength(1);
  });

  test('B4 a submit after a lost connection has the same merge id', async () => {
    const { network, ids } = aLanding();
    network.on(createLead, () => lost);
    await expect(submitLead(form, options)).rejects.toMatchObject({ kind: 'network' });
    network.on(createLead, () => ({}));
    expect(await submitLead(form, options)).toBe(true);
    expect(new Set(ids()).size).toBe(1);
    const keys = network.calls().map(({ headers }) => headers['Idempotency-Key']);
    expect(new Set(keys).size).toBe(1);
  });

  test('B4 a double submit without storage creates one lead', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    const { ids } = aLanding();
    await Promise.all([submitLead(form, options), submitLead(form, options)]);
    jest.restoreAllMocks();
    expect(ids()).toHaveLength(1);
  });

  test('B4 a corrected form after a rejection is another lead', async () => {
    const { network, ids } = aLanding();
    network.on(createLead, () => answer(400, { error: 'Введи корректное имя' }));
    expect(await submitLead(form, options)).toBe(false);
    network.on(createLead, () => ({}));
    expect(await submitLead({ ...form, name: 'Нодира Юсупова' }, options)).toBe(true);
    expect(new Set(ids()).size).toBe(2);
  });
});

describe('§8 a rejected lead shows the reason for 6000 ms', () => {
  const toLander = { entryPoint: 'get-card' };

  test.each([
    [
      'заявка не отправлена',
      'Отправка заявки заблокирована анти-спам системой. Пожалуйста попробуйте снова через 5 минут',
    ],
    ['Введи корректное имя', 'Введи корректное имя'],
    ['', 'Произошла ошибка!'],
  ])('%j', async (text, message) => {
    aLander(text);
    expect(await submitLead(form, toLander)).toBe(false);
    expect(store.get(toastsAtom)).toMatchObject([{ message, color: 'error', timer: 6000 }]);
  });

  test('§8 a form with its own message shows no toast', async () => {
    aLander('заявка не отправлена');
    expect(await submitLead(form, { ...toLander, hasToasts: false })).toBe(false);
    expect(store.get(toastsAtom)).toEqual([]);
  });

  test('§8 an accepted lead shows no toast', async () => {
    aLander('send-success');
    expect(await submitLead(form, toLander)).toBe(true);
    expect(store.get(toastsAtom)).toEqual([]);
  });
});
