import { renderUi } from '../test/renderUi.tsx';
import { Tokens, TokenWord } from './Tokens.tsx';

test.each([
  [1, 'ru', '1 токен'],
  [9152, 'ru', '9 152 токена'],
  [-9800, 'ru', '−9 800 токенов'],
  [12450, 'uz', '12 450 token'],
  [12450, 'en', '12,450 tokens'],
] as const)('a screen reader reads %d in %s as %s', async (amount, language, heard) => {
  const { container } = await renderUi(<Tokens amount={amount} />, language);
  expect(container).toHaveTextContent(heard);
});

test('a variant can call tokens coins', async () => {
  const { container } = await renderUi(
    <TokenWord value="coin">
      <Tokens amount={22} isSigned />
    </TokenWord>,
  );
  expect(container).toHaveTextContent('+22 коина');
});
