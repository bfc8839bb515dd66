import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../test/renderUi.tsx';
import { InputCode, type InputCodeProps } from './InputCode.tsx';

async function enter(props: Partial<InputCodeProps> = {}) {
  const onComplete = jest.fn();
  function Code() {
    const [code, setCode] = useState(props.value ?? '');
    return (
      <InputCode label="Код из СМС" {...props} value={code} onChange={setCode} onComplete={onComplete} />
    );
  }
  const { user } = await renderUi(<Code />);
  const field = screen.getByRole('textbox', { name: 'Код из СМС' });
  await user.click(field);
  return { user, field, onComplete };
}

test('a phone suggests the code for the field and shows a numeric keyboard', async () => {
  const { field } = await enter();
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field).toHaveAttribute('inputmode', 'numeric');
});

test('the field reports a typed code at its last digit, and ignores further digits', async () => {
  const { user, field, onComplete } = await enter();
  await user.type(field, '04 82a7');
  expect(field).toHaveValue('04827');
  expect(onComplete).not.toHaveBeenCalled();
  await user.type(field, '19');
  expect(field).toHaveValue('048271');
  expect(onComplete.mock.calls).toEqual([['048271']]);
});

test.each([
  ['048271', '048271'],
  [' 048 271 ', '048271'],
  ['048-271', '048271'],
  ['048–271', '048271'],
  ['Твой код: 048271. Действует 10 минут', '048271'],
  ['Друзья 24: код 048271', '048271'],
  ['0482', '0482'],
  ['04827199', '048271'],
])('the pasted text «%s» becomes %s', async (pasted, code) => {
  const { user, field, onComplete } = await enter();
  await user.paste(pasted);
  expect(field).toHaveValue(code);
  expect(onComplete).toHaveBeenCalledTimes(code.length === 6 ? 1 : 0);
});

test('the first digit of a new code replaces a rejected code', async () => {
  const { user, field, onComplete } = await enter({ value: '048271', error: 'Код не подошёл' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Код не подошёл');
  await user.keyboard('9');
  expect(field).toHaveValue('9');
  await user.keyboard('00001');
  expect(onComplete.mock.calls).toEqual([['900001']]);
});

test('a code keeps its value and the focus during the check', async () => {
  const { user, field } = await enter({ value: '048271', busy: true });
  await user.keyboard('{Backspace}');
  expect(field).toHaveValue('048271');
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('aria-busy', 'true');
});
