import { createI18n } from '@cabinet/i18n/instance';
import { registerMessages } from '@cabinet/i18n/messages';
import { TIME_LIMIT_MS } from '@cabinet/loading';
import { messages } from '@cabinet/ui/messages';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { RemoteError, type RemoteModule } from './contract.ts';
import type { RemoteLoader } from './loader.ts';
import { RemoteView } from './RemoteView.tsx';

function aRemote(Routes: RemoteModule['Routes']): RemoteModule {
  return { contract: 1, messages: { ru: {} }, Routes };
}

const page = aRemote(() => <h1>Страница</h1>);

function aLoader(tries: (() => Promise<RemoteModule>)[], ready?: RemoteModule): RemoteLoader {
  const next = () => tries.shift()?.() ?? Promise.reject(new Error('no more tries'));
  return { ready: () => ready, load: next, retry: next, loaded: () => [] };
}

async function show(loader: RemoteLoader) {
  const i18n = createI18n({ languages: ['ru'] });
  await registerMessages(i18n, 'ui', messages);
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  const view = (
    <I18nextProvider i18n={i18n}>
      <p>Шапка</p>
      <RemoteView loader={loader} name="mf-x" onError={onError} />
    </I18nextProvider>
  );
  await act(async () => void render(view));
  return { errors };
}

test('a ready remote appears on the first paint, without a loader', async () => {
  await show(aLoader([], page));
  expect(screen.getByRole('heading')).toHaveTextContent('Страница');
});

test('a remote that fails affects only its own section, and a retry loads it (RM1)', async () => {
  const { errors } = await show(aLoader([() => Promise.reject(new Error('404')), async () => page]));
  expect(screen.getByText('Шапка')).toBeInTheDocument();
  expect(errors).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('heading')).toHaveTextContent('Страница');
});

test('the panel of a remote that failed to load shows its release', async () => {
  await show(aLoader([() => Promise.reject(new RemoteError('mf-x', '3.2.0-0a1b2c3d', 'did not load'))]));
  expect(screen.getByRole('alert')).toHaveTextContent('Версия раздела: mf-x 3.2.0-0a1b2c3d');
  expect(screen.getByRole('alert')).not.toHaveTextContent('Номер запроса');
});

test('the panel of a remote that threw shows the release of its code and the failed request', async () => {
  const error = Object.assign(new Error('refused'), { requestId: '3f1c9a70-5d1e-4c39-9a0b-0f6f0a9c1f11' });
  error.stack = 'Error\n    at f (https://cabinet.test/remotes/mf-x/3.2.0-0a1b2c3d/js/1.js:1:2)';
  const remote = aRemote(() => {
    throw error;
  });
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await show(aLoader([], remote));
  log.mockRestore();
  expect(screen.getByRole('alert')).toHaveTextContent('Номер запроса для поддержки: 3f1c9a70');
  expect(screen.getByRole('alert')).toHaveTextContent('Версия раздела: mf-x 3.2.0-0a1b2c3d');
});

describe('with a fake clock', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('a remote that hangs gets its panel within 6 s, and still appears when it arrives (RM1)', async () => {
    const { promise, resolve } = Promise.withResolvers<RemoteModule>();
    await show(aLoader([() => promise]));
    expect(TIME_LIMIT_MS).toBeLessThan(6000);
    await act(async () => jest.advanceTimersByTime(TIME_LIMIT_MS));
    expect(screen.getByRole('button', { name: 'Повторить' })).toBeInTheDocument();
    await act(async () => resolve(page));
    expect(screen.getByRole('heading')).toHaveTextContent('Страница');
  });
});

test('a remote that throws a render error is reported with its name, and can be retried (RM4)', async () => {
  let isBroken = true;
  const remote = aRemote(() => {
    if (isBroken) throw new Error('broken page');
    return <h1>Страница</h1>;
  });
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { errors } = await show(aLoader([async () => remote], remote));
  expect(errors).toEqual([expect.objectContaining({ remote: 'mf-x', message: 'mf-x: broken page' })]);
  log.mockRestore();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('heading')).toHaveTextContent('Страница');
});
