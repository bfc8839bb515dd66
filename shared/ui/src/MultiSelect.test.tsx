import { screen, within } from '@testing-library/react';
import { Controller, useForm } from 'react-hook-form';
import { renderUi } from '../test/renderUi.tsx';
import { MultiSelect } from './MultiSelect.tsx';

const AREAS = ['Дизайн', 'Экономика', 'Учёт и аудит', 'Oʻzbek tili', 'Право'].map((text, index) => ({
  value: `area-${index}`,
  text,
}));

async function choose(areas: string[] = []) {
  const onSubmit = jest.fn();
  function Form() {
    const { control, handleSubmit } = useForm({ defaultValues: { areas } });
    return (
      <form onSubmit={handleSubmit((values) => onSubmit(values.areas))}>
        <Controller
          name="areas"
          control={control}
          rules={{ validate: (chosen) => chosen.length > 0 || 'Поле обязательно для заполнения' }}
          render={({ field, fieldState }) => (
            <MultiSelect
              label="Направления"
              placeholder="Выбери направления"
              options={AREAS}
              error={fieldState.error?.message}
              {...field}
            />
          )}
        />
        <button type="submit">Отправить</button>
      </form>
    );
  }
  const { user } = await renderUi(<Form />);
  const field = screen.getByRole('button', { name: /^Направления/ });
  const send = () => user.click(screen.getByRole('button', { name: 'Отправить' }));
  return { user, field, send, onSubmit, list: () => screen.getByRole('dialog', { name: 'Направления' }) };
}

test('chosen options appear below the field, and the form sends them in the order of the list', async () => {
  const { user, field, list, send, onSubmit } = await choose();
  expect(field).toHaveAccessibleName('Направления, Выбери направления');
  await user.click(field);
  await user.click(within(list()).getByRole('checkbox', { name: 'Право' }));
  await user.click(within(list()).getByRole('checkbox', { name: 'Дизайн' }));
  expect(within(list()).getByText('Выбрано: 2')).toHaveAttribute('role', 'status');
  await user.click(within(list()).getByRole('button', { name: 'Готово' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(field).toHaveAccessibleName('Направления, Выбрано: 2');
  expect(screen.getByRole('button', { name: 'Дизайн убрать' })).toBeInTheDocument();
  await send();
  expect(onSubmit).toHaveBeenCalledWith(['area-0', 'area-4']);
});

test('a chip removes its option and moves the focus to the field', async () => {
  const { user, field, send, onSubmit } = await choose(['area-0', 'area-1']);
  await user.click(screen.getByRole('button', { name: 'Дизайн убрать' }));
  expect(screen.queryByRole('button', { name: 'Дизайн убрать' })).not.toBeInTheDocument();
  expect(field).toHaveFocus();
  await send();
  expect(onSubmit).toHaveBeenCalledWith(['area-1']);
});

test.each([
  ['эконом', ['Экономика']],
  ['УЧЕТ', ['Учёт и аудит']],
  ["o'zbek", ['Oʻzbek tili']],
  ['  право ', ['Право']],
  ['химия', []],
])('a search for «%s» leaves %j', async (query, texts) => {
  const { user, field, list } = await choose();
  await user.click(field);
  await user.type(within(list()).getByRole('searchbox', { name: 'Найти в списке' }), query);
  const found = within(list()).queryAllByRole('checkbox');
  expect(found.map((box) => box.closest('label')?.textContent)).toEqual(texts);
  const said = texts.length > 0 ? `Нашлось: ${texts.length}` : 'Ничего не нашлось';
  expect(within(list()).getByText(said)).toHaveAttribute('role', 'status');
});

test('the list reopens with an empty search', async () => {
  const { user, field, list } = await choose();
  await user.click(field);
  await user.type(within(list()).getByRole('searchbox'), 'право');
  await user.click(field);
  await user.click(field);
  expect(within(list()).getAllByRole('checkbox')).toHaveLength(5);
});

test('Enter in the list does not send the form', async () => {
  const { user, field, list, onSubmit } = await choose(['area-1']);
  await user.click(field);
  await user.type(within(list()).getByRole('searchbox'), 'право{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a button clears all options, and the form focuses the invalid field', async () => {
  const { user, field, list, send, onSubmit } = await choose(['area-0', 'area-1']);
  await user.click(field);
  await user.click(within(list()).getByRole('button', { name: 'Сбросить' }));
  expect(within(list()).getByRole('button', { name: 'Сбросить' })).toBeDisabled();
  await send();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription('Поле обязательно для заполнения');
});
