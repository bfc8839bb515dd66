import { act, screen } from '@testing-library/react';
import { Controller, useForm } from 'react-hook-form';
import { renderUi } from '../test/renderUi.tsx';
import { PhoneInput, type PhoneInputProps } from './PhoneInput.tsx';

async function call(phone = '', props: Partial<PhoneInputProps> = {}) {
  const values: string[] = [];
  const onBlur = jest.fn();
  function Form() {
    const { control } = useForm({ defaultValues: { phone } });
    return (
      <Controller
        name="phone"
        control={control}
        render={({ field }) => (
          <PhoneInput
            label="Телефон"
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
  const { user, container } = await renderUi(<Form />);
  // Wait for the flags, and for the numbering plans, which load with the first digit.
  await act(async () => {
    await Promise.all([import('./phone/Flag.tsx'), import('./phone/plans.ts')]);
  });
  const field = screen.getByRole('textbox', { name: 'Телефон' });
  const country = screen.getByRole('combobox', { name: 'Страна телефона' });
  return { user, container, field, country, values, onBlur };
}

test('the field groups a typed number, and returns a normalised phone', async () => {
  const { user, field, country, values } = await call();
  expect(country).toHaveDisplayValue('Россия +7');
  await user.type(field, '9164802217');
  expect(field).toHaveValue('916 480 22 17');
  expect(values.at(0)).toBe('+79');
  expect(values.at(-1)).toBe('+79164802217');
});

test.each([
  ['8 (916) 480-22-17', '+79164802217', 'Россия +7', '916 480 22 17'],
  ['+7 916 480 22 17', '+79164802217', 'Россия +7', '916 480 22 17'],
  ['007 916 480-22-17', '+79164802217', 'Россия +7', '916 480 22 17'],
  ['916.480.22.17', '+79164802217', 'Россия +7', '916 480 22 17'],
  ['+998 (90) 123-45-67', '+998901234567', 'Узбекистан +998', '90 123 45 67'],
  ['00998901234567', '+998901234567', 'Узбекистан +998', '90 123 45 67'],
  ['998901234567', '+998901234567', 'Узбекистан +998', '90 123 45 67'],
  ['+7 771 000 99 98', '+77710009998', 'Казахстан +7', '771 000 9998'],
  ['8 771 000 99 98', '+77710009998', 'Казахстан +7', '771 000 9998'],
])('the pasted text «%s» becomes %s of %s', async (text, phone, country, shown) => {
  const { user, field, country: select, values } = await call();
  await user.click(field);
  await user.paste(text);
  expect(values).toEqual([phone]);
  expect(select).toHaveDisplayValue(country);
  expect(field).toHaveValue(shown);
});

test.each([
  ['89164802217', '+79164802217', '916 480 22 17'],
  ['+998901234567', '+998901234567', '90 123 45 67'],
  ['00998901234567', '+998901234567', '90 123 45 67'],
])('the field understands %s while a person types', async (typed, phone, shown) => {
  const { user, field, values } = await call();
  await user.type(field, typed);
  expect(values.at(-1)).toBe(phone);
  expect(field).toHaveValue(shown);
});

test('a dial code alone selects the country, and is not a phone', async () => {
  const { user, field, country, values } = await call();
  await user.type(field, '+998');
  expect(country).toHaveDisplayValue('Узбекистан +998');
  expect(field).toHaveValue('');
  expect(values.at(-1)).toBe('');
});

test('the field ignores an extra digit, and replaces a digit in the middle', async () => {
  const { user, field, values } = await call('+77710009998');
  await user.type(field, '5');
  expect(field).toHaveValue('771 000 9998');
  expect(values).toEqual([]);
  await user.type(field, '5', { initialSelectionStart: 4, initialSelectionEnd: 5 });
  expect(field).toHaveValue('771 500 9998');
});

test('the caret stays at a removed digit, and skips separators', async () => {
  const { user, field } = await call('+79164802217');
  await user.type(field, '{Backspace}', { initialSelectionStart: 5, initialSelectionEnd: 5 });
  expect(field).toHaveValue('916 802 21 7');
  await user.keyboard('{Backspace}');
  expect(field).toHaveValue('918 022 17');
  await user.keyboard('6');
  expect(field).toHaveValue('916 802 21 7');
  await user.keyboard('{Delete}');
  expect(field).toHaveValue('916 802 21 7');
  await user.keyboard('{Delete}');
  expect(field).toHaveValue('916 022 17');
});

test('another country keeps the digits', async () => {
  const { user, field, country, values } = await call('+79164802217');
  await user.selectOptions(country, 'am');
  expect(values).toEqual(['+3749164802217']);
  await user.clear(field);
  expect(values.at(-1)).toBe('');
  expect(country).toHaveDisplayValue('Армения +374');
  await user.type(field, '77123456');
  expect(values.at(-1)).toBe('+37477123456');
});

test('the digits select one of two countries with the same dial code, and otherwise the choice does', async () => {
  const { user, field, country } = await call('', { defaultCountry: 'kz' });
  expect(country).toHaveDisplayValue('Казахстан +7');
  await user.type(field, '771');
  expect(country).toHaveDisplayValue('Казахстан +7');
  await user.clear(field);
  await user.type(field, '916');
  expect(country).toHaveDisplayValue('Россия +7');
});

test('the field shows a phone of an unlisted country unchanged', async () => {
  const { field, country } = await call('+447911123456');
  expect(field).toHaveValue('+447911123456');
  expect(country).toHaveValue('');
});

test('the chosen country and every listed country have a flag', async () => {
  const { container } = await call();
  expect(container.querySelectorAll('option svg')).toHaveLength(12);
  expect(container.querySelector('[aria-hidden] svg[width="24"]')).toBeInTheDocument();
});

test('the field reports a blur when the focus leaves number and country', async () => {
  const { user, field, country, onBlur } = await call();
  await user.tab();
  expect(country).toHaveFocus();
  await user.tab();
  expect(field).toHaveFocus();
  expect(onBlur).not.toHaveBeenCalled();
  await user.tab();
  expect(onBlur).toHaveBeenCalledTimes(1);
});

test('the field has a phone keyboard, autofill and an error', async () => {
  const { field } = await call('', { error: 'Введи корректный номер телефона' });
  expect(field).toHaveAttribute('type', 'tel');
  expect(field).toHaveAttribute('autocomplete', 'tel');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Введи корректный номер телефона');
});
