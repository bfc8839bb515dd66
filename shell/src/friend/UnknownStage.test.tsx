import { REMOTE_CONTRACT } from '@cabinet/contracts/registry';
import { renderRemote } from '@cabinet/testing/renderRemote';
import { setOnline } from '@cabinet/testing/setOnline';
import ru from './locales/ru.json' with { type: 'json' };
import { UnknownStage } from './UnknownStage.tsx';

afterEach(() => setOnline(true));

async function open() {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const asked: string[] = [];
  const Routes = () => (
    <UnknownStage
      code="a7k2x"
      onCheck={(code) => {
        asked.push(code);
        return answered;
      }}
    />
  );
  const page = await renderRemote(
    { contract: REMOTE_CONTRACT, Routes, messages: { ru } },
    { name: 'friend' },
  );
  const field = await page.findByLabelText('Код друга');
  return { ...page, asked, answer, field, check: () => page.getByRole('button', { name: 'Проверить' }) };
}

describe('the code of a friend', () => {
  test('the field reads a pasted code of a friend from any text, and the keyboard sends it once', async () => {
    const { user, field, check, asked, answer, ...page } = await open();
    await user.clear(field);
    await user.keyboard('friends.test/f/c0ffee{Enter}{Enter}');
    await page.findByRole('button', { name: 'Проверить', busy: true });
    await user.dblClick(check());
    answer();
    await page.findByRole('button', { name: 'Проверить', busy: false });
    expect(asked).toEqual(['c0ffee']);
  });

  test('R32 a missing code of a friend shows an error and sends no request', async () => {
    const { user, field, check, asked, ...page } = await open();
    await user.clear(field);
    await user.click(check());
    await page.findByText('Поле обязательно для заполнения');
    expect(field).toHaveAccessibleDescription('Поле обязательно для заполнения');
    expect(field).toHaveFocus();
    expect(asked).toEqual([]);
    await user.keyboard('c');
    expect(field).toBeValid();
  });

  test("R31 the check of a friend's code waits for the network, and says why", async () => {
    const { user, field, check, asked } = await open();
    await setOnline(false);
    expect(check()).toBeDisabled();
    expect(check()).toHaveAccessibleDescription(/нет сети/);
    await user.type(field, '{Enter}');
    expect(asked).toEqual([]);
  });
});
