import { createLead } from '@cabinet/contracts/leads';
import { aConfig } from '@cabinet/testing/builders';
import { connect } from '@cabinet/testing/connect';
import { answer, fakeNetwork, lost } from '@cabinet/testing/fakeNetwork';
import { AxiosError, AxiosHeaders, type InternalAxiosRequestConfig } from 'axios';
import { type LeadOptions, sendToLander, sendToLanding } from './leads.ts';
import type { ApiSettings } from './settings.ts';

const options: LeadOptions = {
  mergelead: 'SFx1795251600',
  idempotencyKey: 'intent-1',
  land: 'sf_referral',
  projectId: 1,
  entryPoint: 'invite',
};
const form = { name: 'Нодира', phone: '+998901110001', comment: 'Жду 😀' };

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
});

/**
 * Creates a lander with these answers, one after another. A number is a status, and null is a missing answer.
 */
function aLander(answers: (string | number | null)[], settings: Partial<ApiSettings> = {}) {
  const requests: InternalAxiosRequestConfig[] = [];
  const adapter = async (config: InternalAxiosRequestConfig) => {
    requests.push(config);
    const given = answers[requests.length - 1] ?? null;
    if (given === null) throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
    const status = typeof given === 'number' ? given : 200;
    const response = { data: String(given), status, statusText: '', headers: new AxiosHeaders(), config };
    if (config.validateStatus?.(status)) return response;
    throw new AxiosError('', AxiosError.ERR_BAD_RESPONSE, config, null, response);
  };
  connect(fakeNetwork([]), { adapter, ...settings });
  return requests;
}

describe('§7 the lander', () => {
  test('§7 the lander gets the form as form data, without a token', async () => {
    const requests = aLander(['… send-success …']);
    expect(await sendToLander(form, options)).toEqual({ name: 'accepted' });
    const [request] = requests;
    expect([request?.method, request?.baseURL, request?.url]).toEqual(['post', '/lander', '/lander.php']);
    expect(request?.params).toEqual({
      r: 'land/index',
      unit: 'synergy',
      type: 'sy_f',
      'ignore-thanksall': '1',
      utm_campaign: 'sf_referral',
      utm_source: 'Университет',
    });
    expect(request?.headers.get('Content-Type')).toMatch('application/x-www-form-urlencoded');
    expect(request?.headers.has('Authorization')).toBe(false);
    expect(Object.fromEntries(new URLSearchParams(request?.data))).toEqual({
      name: 'Нодира',
      phone: '+998901110001',
      comment: 'Жду ',
      personalDataAgree: 'on',
      mergelead: 'SFx1795251600',
      url_location: 'http://localhost/',
      entry_point: 'invite',
      project_id: '1',
    });
  });

  test('R28 the lander gets the secret of the settings', async () => {
    const config = { ...aConfig().services, landerSecret: 'opensesame' };
    const requests = aLander(['send-success'], { config });
    await sendToLander(form, options);
    expect(requests[0]?.params).toMatchObject({ secret: 'opensesame' });
  });

  test.each([
    ['заявка не отправлена', { name: 'spam' }],
    ['Введи корректное имя', { name: 'refused', text: 'Введи корректное имя' }],
    [' ', { name: 'refused', text: null }],
    ['<!doctype html><title>404</title>', { name: 'refused', text: null }],
    [429, { name: 'refused', text: '429' }],
    [
      '{"error":"Этот запрос уже выполнен с другими данными","errorCode":"key_reused"}',
      { name: 'refused', text: 'Этот запрос уже выполнен с другими данными' },
    ],
  ])('§8 a lander that answers %j has not accepted the lead', async (text, expected) => {
    aLander([text]);
    expect(await sendToLander(form, options)).toEqual(expected);
  });

  test('B4 a lander whose answer is lost gets the same merge id and key once more', async () => {
    const requests = aLander([null, 'send-success']);
    expect(await sendToLander(form, options)).toEqual({ name: 'accepted' });
    expect(requests).toHaveLength(2);
    const ids = requests.map(({ data }) => new URLSearchParams(data).get('mergelead'));
    expect(new Set(ids).size).toBe(1);
    expect(requests.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['intent-1', 'intent-1']);
  });

  test.each([
    ['does not answer', [null, null], 'network'],
    ['answers 502', [502], 'broken'],
  ] as const)('a lander that %s leaves the outcome of the lead unknown', async (_, answers, kind) => {
    aLander([...answers]);
    await expect(sendToLander(form, options)).rejects.toMatchObject({ name: 'ApiError', kind });
  });

  test('§6 the lander gets no lead in view-as', async () => {
    const requests = aLander([], { scope: () => ({ subject: 'staff', owner: 'anna@cabinet.test' }) });
    await expect(sendToLander(form, options)).rejects.toMatchObject({ status: 403 });
    expect(requests).toEqual([]);
  });
});

describe('§7 the landing service', () => {
  test('§7 the landing service gets land, source and the form with merge id and card', async () => {
    const network = fakeNetwork([[createLead, () => ({})]]);
    connect(network);
    const sent = await sendToLanding({ ...form, email: '' }, { ...options, partner: '770012345678' });
    expect(sent).toEqual({ name: 'accepted' });
    const [call] = network.calls(createLead);
    expect(call?.headers).toMatchObject({ 'Idempotency-Key': 'intent-1' });
    expect(call?.headers).not.toHaveProperty('Authorization');
    expect(call?.input.body).toEqual({
      land: 'sf_referral',
      project_id: 1,
      sourceName: 'WEB',
      utm_source: 'Университет',
      payload: {
        name: 'Нодира',
        phone: '+998901110001',
        comment: expect.stringMatching(/^Жду ?$/),
        mergelead: 'SFx1795251600',
        partner: '770012345678',
        entry_point: 'invite',
      },
    });
  });

  test.each([
    [answer(429, { error: 'Через 5 минут', errorCode: 'spam' }), { name: 'spam' }],
    [answer(400, { error: 'Введи корректное имя' }), { name: 'refused', text: 'Введи корректное имя' }],
    [answer(400), { name: 'refused', text: null }],
  ])('a landing service that rejects a lead gives the reason', async (given, expected) => {
    connect(fakeNetwork([[createLead, () => given]]));
    expect(await sendToLanding(form, options)).toEqual(expected);
  });

  test('a landing service without an answer leaves the outcome of the lead unknown', async () => {
    connect(fakeNetwork([[createLead, () => lost]]));
    await expect(sendToLanding(form, options)).rejects.toMatchObject({ kind: 'network' });
  });
});
