import { renderRemote } from '@cabinet/testing/renderRemote';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import ru from '../locales/ru.json' with { type: 'json' };
import { SearchField } from './SearchField.tsx';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
});
afterEach(() => {
  jest.useRealTimers();
});

/** A field with a controlled address, as on a slow phone: the test decides when the address follows. */
async function aField() {
  const asked: string[] = [];
  let follow = (_search: string) => {};
  const Routes = () => {
    const [value, setValue] = useState('');
    follow = setValue;
    return <SearchField value={value} onChange={(search) => asked.push(search)} />;
  };
  const messages = { ru, uz: async () => ({ default: ru }), en: async () => ({ default: ru }) };
  await renderRemote({ contract: 1, messages, Routes }, { name: 'mf-catalog' });
  const field = screen.getByRole('searchbox');
  return {
    asked,
    field,
    /** Appends letters to the current text of the field. */
    type: (letters: string) => {
      for (const letter of letters)
        fireEvent.change(field, { target: { value: `${(field as HTMLInputElement).value}${letter}` } });
    },
    erase: () =>
      fireEvent.change(field, { target: { value: (field as HTMLInputElement).value.slice(0, -1) } }),
    pause: () => act(() => jest.advanceTimersByTime(400)),
    follow: (search: string) => act(() => follow(search)),
  };
}

test('D15 letters typed before the address follows stay in the field and are searched', async () => {
  const { asked, field, type, pause, follow } = await aField();
  type('ху');
  pause();
  type('д');
  follow('ху');
  expect(field).toHaveValue('худ');
  type('и');
  pause();
  expect(field).toHaveValue('худи');
  expect(asked).toEqual(['ху', 'худи']);
});

test('D15 letters stay while the address follows two searches in turn', async () => {
  const { field, type, pause, follow } = await aField();
  type('х');
  pause();
  type('у');
  pause();
  type('д');
  follow('х');
  type('и');
  follow('ху');
  expect(field).toHaveValue('худи');
});

const WORDS = 'худи с капюшоном';
test.each([...WORDS].map((_, place) => place).slice(1))(
  'D15 letters stay while the address follows %i letters and the next is typed',
  async (sent) => {
    const { field, type, pause, follow } = await aField();
    type(WORDS.slice(0, sent));
    pause();
    type(WORDS.slice(sent, sent + 1));
    follow(WORDS.slice(0, sent).trim());
    type(WORDS.slice(sent + 1));
    expect(field).toHaveValue(WORDS);
  },
);

test('D15 letters removed before the address follows are not searched', async () => {
  const { asked, field, type, erase, pause, follow } = await aField();
  type('х');
  pause();
  follow('х');
  type('у');
  pause();
  erase();
  pause();
  follow('ху');
  expect(field).toHaveValue('х');
  expect(asked).toEqual(['х', 'ху', 'х']);
});

test('a search removed elsewhere clears the field', async () => {
  const { field, type, pause, follow } = await aField();
  type('худи');
  pause();
  follow('худи');
  follow('');
  expect(field).toHaveValue('');
});
