import type { Locale } from '@cabinet/i18n/locale';
import { screen, within } from '@testing-library/react';
import { Controller, useForm } from 'react-hook-form';
import { renderUi } from '../test/renderUi.tsx';
import { DatePicker, type DatePickerProps } from './DatePicker.tsx';

// Load the module here, so that no test waits for its compilation.
beforeAll(() => import('./calendar/Calendar.tsx'));

async function pick(birthDate = '', props: Partial<DatePickerProps> = {}, language: Locale = 'ru') {
  const values: string[] = [];
  const onBlur = jest.fn();
  function Form() {
    const { control } = useForm({ defaultValues: { birthDate } });
    return (
      <Controller
        name="birthDate"
        control={control}
        render={({ field }) => (
          <DatePicker
            label="Дата рождения"
            {...props}
            {...field}
            onBlur={onBlur}
            onChange={(value) => {
              values.push(value);
              field.onChange(value);
            }}
          />
        )}
      />
    );
  }
  const { user } = await renderUi(<Form />, language);
  const field = screen.getByRole('textbox', { name: 'Дата рождения' });
  const open = () => user.click(screen.getByRole('button', { name: 'Открыть календарь' }));
  return { user, field, values, open, onBlur };
}

test('the field formats typed digits, and returns a date when it is complete', async () => {
  const { user, field, values } = await pick();
  await user.type(field, '14021998');
  expect(field).toHaveValue('14.02.1998');
  expect(values.at(-1)).toBe('1998-02-14');
  expect(values.at(-2)).toBe('14.02.199');
});

test('a person can correct a digit in the middle', async () => {
  const { user, field, values } = await pick('1998-02-14');
  await user.type(field, '{Backspace}', { initialSelectionStart: 5, initialSelectionEnd: 5 });
  expect(field).toHaveValue('14.0.1998');
  await user.keyboard('3');
  expect(field).toHaveValue('14.03.1998');
  expect(values.at(-1)).toBe('1998-03-14');
});

test('Backspace removes digits and dots one by one', async () => {
  const { user, field } = await pick();
  await user.type(field, '1.2.');
  expect(field).toHaveValue('01.02.');
  await user.keyboard('{Backspace}{Backspace}');
  expect(field).toHaveValue('01.0');
});

test.each(['1998-02-14', '14/2/1998', '14.2.1998', ' 14 02 1998 '])(
  'the field accepts the pasted date «%s»',
  async (text) => {
    const { user, field, values } = await pick();
    await user.click(field);
    await user.paste(text);
    expect(field).toHaveValue('14.02.1998');
    expect(values).toEqual(['1998-02-14']);
  },
);

test('the field completes a month of one digit when it loses the focus', async () => {
  const { user, field, values, onBlur } = await pick('1998-03-14');
  await user.type(field, '{Backspace}', { initialSelectionStart: 4, initialSelectionEnd: 4 });
  expect(field).toHaveValue('14.3.1998');
  await user.tab();
  expect(field).toHaveValue('14.03.1998');
  expect(onBlur).not.toHaveBeenCalled();
  await user.tab();
  expect(onBlur).toHaveBeenCalledTimes(1);
  expect(values.at(-1)).toBe('1998-03-14');
});

test('the calendar opens at the month of the date, and returns the chosen day', async () => {
  const { user, field, values, open } = await pick('1998-02-14');
  await open();
  const calendar = screen.getByRole('dialog', { name: 'Дата рождения' });
  await within(calendar).findByRole('grid', { name: /февраль 1998/i });
  expect(within(calendar).getByRole('button', { name: /14 февраля 1998/ })).toHaveFocus();
  await user.click(within(calendar).getByRole('button', { name: /20 февраля 1998/ }));
  expect(values).toEqual(['1998-02-20']);
  expect(field).toHaveValue('20.02.1998');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the calendar lists allowed years from the last one, and disables days outside the bounds', async () => {
  const { user, open } = await pick('', { min: '1926-11-21', max: '2012-11-21' });
  await open();
  const years = await screen.findByRole('combobox', { name: 'Год' });
  expect(
    within(years)
      .getAllByRole('option')
      .map((year) => year.textContent),
  ).toEqual(Array.from({ length: 87 }, (_, index) => String(2012 - index)));
  expect(screen.getByRole('grid', { name: /ноябрь 2012/i })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /21 ноября 2012/ })).toBeEnabled();
  expect(screen.getByRole('button', { name: /22 ноября 2012/ })).toBeDisabled();
  await user.selectOptions(years, '1926');
  expect(screen.getByRole('button', { name: /20 ноября 1926/ })).toBeDisabled();
  expect(screen.getByRole('button', { name: /21 ноября 1926/ })).toBeEnabled();
});

test('the arrow keys move between the days', async () => {
  const { user, values, open } = await pick('1998-02-14');
  await open();
  await screen.findByRole('grid');
  await user.keyboard('{ArrowRight}{ArrowDown}{Enter}');
  expect(values).toEqual(['1998-02-22']);
});

test('the calendar without bounds continues into the next year', async () => {
  const december = `${new Date().getFullYear()}-12-31`;
  const { user, values, open } = await pick(december);
  await open();
  await screen.findByRole('grid');
  await user.keyboard('{ArrowRight}{Enter}');
  expect(values).toEqual([`${new Date().getFullYear() + 1}-01-01`]);
});

test.each<[Locale, string, string, string]>([
  ['uz', 'Taqvimni ochish', 'Keyingi oy', 'Fevral 1998'],
  ['en', 'Open the calendar', 'Next month', 'February 1998'],
])('the calendar uses the language %s', async (language, button, next, month) => {
  const picker = <DatePicker label="Birth date" value="1998-02-14" onChange={() => {}} />;
  const { user } = await renderUi(picker, language);
  await user.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByRole('grid')).toHaveAccessibleName(month);
  expect(screen.getByRole('button', { name: next })).toBeInTheDocument();
});

test('a read-only field cannot open the calendar', async () => {
  await pick('1998-02-14', { readOnly: true });
  expect(screen.getByRole('button', { name: 'Открыть календарь' })).toBeDisabled();
});
