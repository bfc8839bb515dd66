import { addWish, listWishes } from '@cabinet/contracts/catalogue';
import { removeGoal, setGoal } from '@cabinet/contracts/goal';
import { anAccount } from '@cabinet/testing/account';
import { answer, type FakeNetwork } from '@cabinet/testing/fakeNetwork';
import { setOnline } from '@cabinet/testing/setOnline';
import { screen, waitFor, within } from '@testing-library/react';
import { hoodie, open, tablet, withTokens } from '../test/openCatalogue.ts';

afterEach(() => localStorage.clear());

const heartOf = (name: string) => screen.findByRole('button', { name: `В желаниях: ${name}` });

describe('the wish list', () => {
  test('a heart puts a product on the wish list, and the section shows it', async () => {
    const { user, path } = await open('/catalog/products', [hoodie, tablet]);
    const heart = await heartOf('Планшет');
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    await user.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'true');

    await user.click(await screen.findByRole('link', { name: 'Желания 1' }));
    expect(path()).toBe('/catalog/wishes');
    expect(await screen.findByRole('link', { name: /Планшет/ })).toHaveAttribute('href', '/catalog/13');
    expect(screen.queryByRole('link', { name: /Худи/ })).not.toBeInTheDocument();
  });

  test('the heart of the open product and the heart in the list below stay in sync', async () => {
    const { user } = await open('/catalog/products', [hoodie]);
    await user.click(await screen.findByRole('link', { name: /Худи/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Худи' });
    await user.click(await within(dialog).findByRole('button', { name: 'В желаниях: Худи' }));
    await user.keyboard('{Escape}');
    const heart = await heartOf('Худи');
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
  });

  test('a removed wish stays on the page and can be put back', async () => {
    const { user } = await open('/catalog/products', [hoodie]);
    await user.click(await heartOf('Худи'));
    await user.click(await screen.findByRole('link', { name: 'Желания 1' }));
    const heart = await heartOf('Худи');
    await user.click(heart);
    expect(await screen.findByRole('link', { name: 'Желания' })).toBeVisible();
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    expect(heart).toHaveFocus();
    await user.click(heart);
    expect(await screen.findByRole('link', { name: 'Желания 1' })).toBeVisible();
  });

  test('an empty wish list explains how to add wishes', async () => {
    await open('/catalog/wishes', [hoodie]);
    expect(await screen.findByText('Желаний пока нет')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Открыть каталог' })).toHaveAttribute(
      'href',
      '/catalog/products',
    );
  });

  test('a wish that could not be saved is reverted and reported', async () => {
    const refuse = (network: FakeNetwork) =>
      network.on(addWish, () => answer(409, { error: 'Список желаний полон' }));
    const { user } = await open('/catalog/products', [hoodie], { answers: refuse });
    const heart = await heartOf('Худи');
    await user.click(heart);
    expect(await screen.findByText('Список желаний полон')).toBeVisible();
    expect(heart).toHaveAttribute('aria-pressed', 'false');
  });

  test('in view-as the wishes of the owner are visible and the hearts are disabled', async () => {
    const account = anAccount({ owner: 'other@cabinet.test' });
    const wish = { product: hoodie, date: '2026-11-01T08:00:00Z' };
    await open('/catalog/wishes', [hoodie], {
      account,
      answers: (network) => network.on(listWishes, () => ({ wishes: [wish] })),
    });
    const heart = await heartOf('Худи');
    expect(heart).toBeDisabled();
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(heart).toHaveAccessibleDescription(/чужой кабинет/);
  });

  test('R31 without a network a heart says why it is disabled', async () => {
    await open('/catalog/products', [hoodie]);
    const heart = await heartOf('Худи');
    await setOnline(false);
    expect(heart).toBeDisabled();
    expect(heart).toHaveAccessibleDescription(/нет сети/);
    await setOnline(true);
    expect(heart).toBeEnabled();
  });
});

describe('saving for a product (R16)', () => {
  test('an unaffordable product can become the goal and be dropped', async () => {
    const { user, network } = await open('/catalog/13', [hoodie, tablet]);
    await user.click(await screen.findByRole('button', { name: 'Накопить на это' }));
    expect(await screen.findByRole('progressbar')).toHaveAccessibleName(/12\s500 из 27\s900/);
    expect(network.calls(setGoal)[0]?.input.body).toEqual({ prodId: 13, version: null });
    const drop = screen.getByRole('button', { name: 'Больше не копить' });
    expect(drop).toHaveFocus();
    await user.click(drop);
    expect(await screen.findByRole('button', { name: 'Накопить на это' })).toBeVisible();
  });

  test('a new goal names the goal that it replaces', async () => {
    const { user } = await open('/catalog/13', [hoodie, tablet], { account: withTokens(100) });
    await user.click(await screen.findByRole('button', { name: 'Накопить на это' }));
    await screen.findByRole('progressbar');
    await user.click(screen.getByRole('link', { name: 'Каталог' }));
    await user.click(await screen.findByRole('link', { name: /Худи/ }));
    expect(await screen.findByText('Вместо цели «Планшет»')).toBeVisible();
  });

  describe('a goal that another tab has changed', () => {
    const since = '2026-11-01T08:00:00Z';
    const other = { product: null, sum: 5_000, date: null, since, version: 'v2' };
    const changed = answer(409, { error: 'Не то', errorCode: 'changed', current: { goal: other } });
    const title = 'Тем временем здесь сохранили другое';
    const conflictNote = async () => {
      const note = (await screen.findByText(title)).closest<HTMLElement>('[role=alert]');
      if (!note) throw new Error('The conflict is not urgent');
      return note;
    };
    const values = (note: HTMLElement) =>
      within(note)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

    test('saving a goal shows the other goal, and the own goal can replace it', async () => {
      const { user, network } = await open('/catalog/13', [hoodie, tablet]);
      const save = await screen.findByRole('button', { name: 'Накопить на это' });
      network.on(setGoal, ({ body }) =>
        body.version === 'v2' ? { goal: { ...other, product: tablet, sum: 27_900 } } : changed,
      );
      await user.click(save);
      const note = await conflictNote();
      expect(values(note)).toEqual(['5 000 токенов', 'Планшет']);
      expect(note).not.toHaveTextContent('Не то');
      await user.click(within(note).getByRole('button', { name: 'Сохранить моё' }));
      await waitFor(() => expect(screen.queryByText(title)).not.toBeInTheDocument());
      expect(network.calls(setGoal).map(({ input }) => input.body)).toEqual([
        { prodId: 13, version: null },
        { prodId: 13, version: 'v2' },
      ]);
    });

    test('dropping a goal shows the other goal, which can stay', async () => {
      const { user, network } = await open('/catalog/13', [hoodie, tablet]);
      await user.click(await screen.findByRole('button', { name: 'Накопить на это' }));
      network.on(removeGoal, () => changed);
      await user.click(await screen.findByRole('button', { name: 'Больше не копить' }));
      const note = await conflictNote();
      expect(values(note)).toEqual(['5 000 токенов', 'Цели нет']);
      await user.click(within(note).getByRole('button', { name: 'Оставить как сейчас' }));
      expect(screen.queryByText(title)).not.toBeInTheDocument();
      expect(network.calls(removeGoal)).toHaveLength(1);
    });
  });

  test('an affordable product has no saving', async () => {
    await open('/catalog/12', [hoodie]);
    expect(await screen.findByText(/После покупки останется/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Накопить на это' })).not.toBeInTheDocument();
  });
});
