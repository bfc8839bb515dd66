import { screen } from '@testing-library/react';
import { renderUi } from '../test/renderUi.tsx';
import { Checkbox } from './Checkbox.tsx';
import { Select } from './Select.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

test('a screen reader announces the label, the hint and the error of a field', async () => {
  await renderUi(<TextField label="Почта" hint="Пришлём код" error="Введи корректный адрес e-mail" />);
  const field = screen.getByRole('textbox', { name: 'Почта' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Пришлём код Введи корректный адрес e-mail');
});

test('a valid field has no error mark', async () => {
  await renderUi(<TextArea label="Комментарий" isOptional />);
  expect(screen.getByRole('textbox', { name: 'Комментарий необязательно' })).toBeValid();
});

test('a screen reader announces a hidden label', async () => {
  await renderUi(
    <Select label="Сортировка" isLabelHidden look="bare">
      <option>Сначала новые</option>
    </Select>,
  );
  expect(screen.getByRole('combobox', { name: 'Сортировка' })).toHaveValue('Сначала новые');
});

test('a checkbox shows its error', async () => {
  await renderUi(<Checkbox error="Без согласия карту не выпустить">Согласен</Checkbox>);
  const box = screen.getByRole('checkbox', { name: 'Согласен' });
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Без согласия карту не выпустить');
});
