import { screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { renderUi } from '../test/renderUi.tsx';
import { Switch } from './Switch.tsx';

test('a press on the label toggles a switch, and a screen reader announces the hint', async () => {
  const { user } = await renderUi(<Switch hint="О каждой операции">Письма</Switch>);
  const letters = screen.getByRole('switch', { name: 'Письма' });
  expect(letters).not.toBeChecked();
  expect(letters).toHaveAccessibleDescription('О каждой операции');
  await user.click(screen.getByText('Письма'));
  expect(letters).toBeChecked();
});

test('a form registers a switch', async () => {
  const onSubmit = jest.fn();
  function Form() {
    const { register, handleSubmit } = useForm({ defaultValues: { letters: true } });
    return (
      <form onSubmit={handleSubmit((values) => onSubmit(values))}>
        <Switch {...register('letters')}>Письма</Switch>
        <button type="submit">Сохранить</button>
      </form>
    );
  }
  const { user } = await renderUi(<Form />);
  const letters = screen.getByRole('switch');
  expect(letters).toBeChecked();
  letters.focus();
  await user.keyboard(' ');
  await user.click(screen.getByRole('button'));
  expect(onSubmit).toHaveBeenCalledWith({ letters: false });
});
