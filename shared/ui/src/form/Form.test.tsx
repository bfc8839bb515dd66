import { act, fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import * as v from 'valibot';
import { renderUi } from '../../test/renderUi.tsx';
import {
  CodeFormField,
  ConsentFormField,
  DateFormField,
  Form,
  FormDialog,
  FormFailure,
  type FormProps,
  FormRefusal,
  MultiSelectFormField,
  PhoneFormField,
  RadioFormField,
  SelectFormField,
  SubmitButton,
  TextAreaFormField,
  TextFormField,
  useSchemaForm,
} from './index.ts';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('required'));
const schema = v.object({
  name: v.pipe(text, v.regex(/^\D*$/, 'name')),
  topic: v.pipe(v.string(), v.picklist(['card', 'other'], 'required')),
  text: v.pipe(text, v.maxLength(10, 'long/10')),
});
const EMPTY = { name: '', topic: '', text: '' };
type Props = Partial<FormProps<typeof EMPTY, v.InferOutput<typeof schema>>>;

function Question(props: Props) {
  const form = useSchemaForm(schema, EMPTY);
  return (
    <Form label="Вопрос" form={form} onSubmit={async () => {}} {...props}>
      <TextFormField control={form.control} name="name" label="Имя" />
      <SelectFormField control={form.control} name="topic" label="Тема">
        <option value="" />
        <option value="card">Карта</option>
      </SelectFormField>
      <TextAreaFormField control={form.control} name="text" label="Вопрос" hint="Коротко" />
      <FormFailure />
      <SubmitButton>Отправить</SubmitButton>
    </Form>
  );
}

async function open(props: Props = {}, language: 'ru' | 'uz' | 'en' = 'ru') {
  const onSubmit = jest.fn(props.onSubmit ?? (async () => {}));
  const onSent = jest.fn();
  const view = await renderUi(<Question onSent={onSent} {...props} onSubmit={onSubmit} />, language);
  return { ...view, onSubmit, onSent };
}

const name = () => screen.getByRole('textbox', { name: 'Имя' });
const question = () => screen.getByRole('textbox', { name: 'Вопрос' });
const send = () => screen.getByRole('button', { name: 'Отправить' });

/** Fills the form with the keyboard alone: from the first field to the button, and presses the button. */
async function fillIn(user: UserEvent, { topic = '{ArrowDown}' } = {}) {
  await user.tab();
  await user.keyboard('Анна');
  await user.tab();
  await user.selectOptions(screen.getByRole('combobox'), topic ? 'card' : '');
  await user.tab();
  await user.keyboard(' Где карта ');
  await user.tab();
}

describe('a field', () => {
  test('a field shows an error after a blur, and clears it when the value is valid', async () => {
    const { user } = await open();
    await user.type(name(), 'Анна2');
    expect(name()).toBeValid();
    await user.tab();
    expect(name()).toBeInvalid();
    expect(name()).toHaveAccessibleDescription('Введи корректное имя');
    await user.type(name(), '{Backspace}');
    expect(name()).toBeValid();
    expect(name()).toHaveAccessibleDescription('');
  });

  test('an empty required field shows an error after a blur', async () => {
    const { user } = await open();
    await user.click(name());
    await user.tab();
    expect(name()).toHaveAccessibleDescription('Поле обязательно для заполнения');
  });

  test('a field waits for the end of a press before it shows an error', async () => {
    const { user } = await open();
    await user.click(name());
    await user.pointer({ target: document.body, keys: '[MouseLeft>]' });
    expect(document.body).toHaveFocus();
    expect(name()).not.toHaveAttribute('aria-invalid');
    await user.pointer({ keys: '[/MouseLeft]' });
    expect(name()).toHaveAttribute('aria-invalid', 'true');
  });

  test('R33 a field warns about emoji beside its hint', async () => {
    const { user } = await open();
    await user.type(question(), 'Да 😀');
    expect(question()).toHaveAccessibleDescription('Коротко Эмодзи здесь не отправятся');
    await user.type(question(), '{Backspace}');
    expect(question()).toHaveAccessibleDescription('Коротко');
  });

  test.each([
    ['ru', 'Не длиннее 10 знаков'],
    ['uz', '10 ta belgidan oshmasin'],
    ['en', '10 characters at most'],
  ] as const)('a field names its limit in %s', async (language, words) => {
    const { user } = await open({}, language);
    await user.type(question(), 'Где моя карта?');
    await user.tab();
    expect(question()).toHaveAccessibleDescription(`Коротко ${words}`);
  });

  test("a field prefers its form's message to the general message", async () => {
    const { user } = await open({ issues: { required: 'Напиши вопрос' } });
    await user.click(question());
    await user.tab();
    expect(question()).toHaveAccessibleDescription('Коротко Напиши вопрос');
  });
});

describe('submit', () => {
  test("submit sends the schema's output, with the keyboard alone", async () => {
    const { user, onSubmit, onSent } = await open();
    await fillIn(user);
    expect(send()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledWith({ name: 'Анна', topic: 'card', text: 'Где карта' });
    expect(onSent).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('submit focuses the first invalid field and shows their number', async () => {
    const { user, onSubmit, onSent } = await open();
    await user.type(name(), 'Анна{Enter}');
    expect(screen.getByRole('combobox')).toHaveFocus();
    expect(screen.getByRole('combobox')).toBeInvalid();
    expect(screen.getByRole('status')).toHaveTextContent('Проверь 2 поля');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onSent).not.toHaveBeenCalled();
    await user.selectOptions(screen.getByRole('combobox'), 'card');
    expect(screen.getByRole('status')).toHaveTextContent('Проверь 1 поле');
  });

  test('Enter submits a form from a line of text, and starts a new line in a longer text', async () => {
    const { user, onSubmit } = await open();
    await fillIn(user);
    await user.clear(question());
    await user.type(question(), 'Где{Enter}она?');
    expect(question()).toHaveValue('Где\nона?');
    expect(onSubmit).not.toHaveBeenCalled();
    await user.type(name(), '{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  test('submit sends autofilled values without a focus, and removes their errors', async () => {
    const { user, onSubmit } = await open();
    await user.click(send());
    expect(name()).toBeInvalid();
    await user.selectOptions(screen.getByRole('combobox'), 'card');
    fireEvent.change(name(), { target: { value: 'Анна' } });
    fireEvent.change(question(), { target: { value: 'Карта?' } });
    await screen.findByRole('textbox', { name: 'Имя', description: '' });
    await user.click(send());
    expect(onSubmit).toHaveBeenCalledWith({ name: 'Анна', topic: 'card', text: 'Карта?' });
  });

  test('a double press on submit sends once', async () => {
    let answer = () => {};
    const { user, onSubmit } = await open({
      onSubmit: () =>
        new Promise<void>((resolve) => {
          answer = resolve;
        }),
    });
    await fillIn(user);
    await user.dblClick(send());
    await user.type(name(), '{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(send()).toHaveAttribute('aria-busy', 'true');
    await act(async () => answer());
    expect(send()).not.toHaveAttribute('aria-busy');
  });

  test('a rejected field shows the reason, and takes the focus', async () => {
    const { user, onSent } = await open({
      onSubmit: async () => {
        throw new FormRefusal({ name: 'Это имя уже занято.' });
      },
    });
    await fillIn(user);
    await user.keyboard('{Enter}');
    expect(name()).toHaveFocus();
    expect(name()).toHaveAccessibleDescription('Это имя уже занято.');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(onSent).not.toHaveBeenCalled();
    await user.type(name(), 'а');
    expect(name()).toBeValid();
  });

  test('a refusal with the error code of a field shows at the field', async () => {
    const { user } = await open({
      refusals: { bad_name: { name: 'name' } },
      onSubmit: async () => {
        throw Object.assign(new Error(), { kind: 'refused', code: 'bad_name', text: 'Плохое имя' });
      },
    });
    await fillIn(user);
    await user.keyboard('{Enter}');
    expect(name()).toHaveFocus();
    expect(name()).toHaveAccessibleDescription('Введи корректное имя');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a failed submit shows the reason at the form until a value changes', async () => {
    const onEdit = jest.fn();
    const { user } = await open({
      onEdit,
      onSubmit: async () => {
        throw Object.assign(new Error(), { kind: 'refused', text: 'Слишком часто' });
      },
    });
    await fillIn(user);
    onEdit.mockClear();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Слишком часто');
    expect(name()).toHaveValue('Анна');
    expect(send()).toHaveFocus();
    expect(onEdit).not.toHaveBeenCalled();
    await user.type(name(), 'а');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(onEdit).toHaveBeenCalledTimes(1);
  });

  test('an obstacle disables submit and shows the reason', async () => {
    const { user, onSubmit } = await open({ obstacle: 'Сейчас нет сети', isReadOnly: true });
    expect(send()).toBeDisabled();
    expect(send()).toHaveAccessibleDescription('Сейчас нет сети');
    expect(name()).toHaveAttribute('readonly');
    expect(screen.getByRole('combobox')).toBeDisabled();
    await user.type(name(), '{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

test('a corrected field clears the error of a rule about two fields', async () => {
  const either = v.pipe(
    v.object({ phone: v.string(), email: v.string() }),
    v.forward(
      v.check(({ phone, email }) => phone !== '' || email !== '', 'contact'),
      ['phone'],
    ),
  );
  function Contacts() {
    const form = useSchemaForm(either, { phone: '', email: '' });
    return (
      <Form form={form} onSubmit={async () => {}}>
        <PhoneFormField control={form.control} name="phone" label="Телефон" />
        <TextFormField control={form.control} name="email" label="E-mail" />
        <SubmitButton>Отправить</SubmitButton>
      </Form>
    );
  }
  const { user } = await renderUi(<Contacts />);
  await user.click(send());
  const phone = screen.getByRole('textbox', { name: 'Телефон' });
  expect(phone).toHaveFocus();
  expect(phone).toHaveAccessibleDescription('Укажи телефон или e-mail');
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'a');
  expect(phone).not.toHaveAttribute('aria-invalid');
});

const GENDERS = [
  { value: 'female', text: 'Женский' },
  { value: 'male', text: 'Мужской' },
];

test('the answers of a read-only form cannot change', async () => {
  function ReadOnly() {
    const form = useSchemaForm(v.object({ gender: v.string() }), { gender: 'male' });
    return (
      <Form form={form} isReadOnly onSubmit={async () => {}}>
        <RadioFormField control={form.control} name="gender" label="Пол" options={GENDERS} />
      </Form>
    );
  }
  const { user } = await renderUi(<ReadOnly />);
  await user.click(screen.getByRole('radio', { name: 'Женский' }));
  expect(screen.getByRole('radio', { name: 'Мужской' })).toBeChecked();
});

test('the other fields of the kit keep their values in the form', async () => {
  const others = v.object({
    code: v.pipe(v.string(), v.length(6, 'required')),
    day: v.pipe(v.string(), v.isoDate('required')),
    areas: v.pipe(v.array(v.string()), v.minLength(1, 'required')),
    gender: v.pipe(v.string(), v.nonEmpty('required')),
    agrees: v.pipe(
      v.boolean(),
      v.check((isGiven) => isGiven, 'required'),
    ),
  });
  const onSubmit = jest.fn(async () => {});
  function Others() {
    const form = useSchemaForm(others, {
      code: '',
      day: '',
      areas: [] as string[],
      gender: '',
      agrees: false,
    });
    return (
      <Form form={form} onSubmit={onSubmit}>
        <CodeFormField control={form.control} name="code" label="Код" />
        <DateFormField control={form.control} name="day" label="День" />
        <MultiSelectFormField
          control={form.control}
          name="areas"
          label="Что интересно"
          options={[{ value: 'law', text: 'Право' }]}
        />
        <RadioFormField control={form.control} name="gender" label="Пол" options={GENDERS} />
        <ConsentFormField control={form.control} name="agrees">
          Согласен
        </ConsentFormField>
        <SubmitButton>Отправить</SubmitButton>
      </Form>
    );
  }
  const { user } = await renderUi(<Others />);
  await user.click(send());
  expect(screen.getByRole('textbox', { name: 'Код' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Проверь 5 полей');
  expect(screen.getByRole('group', { name: 'Пол' })).toHaveAccessibleDescription(
    'Поле обязательно для заполнения',
  );
  await user.keyboard('012345');
  await user.type(screen.getByRole('textbox', { name: 'День' }), '01.02.2027');
  await user.click(screen.getByRole('button', { name: /^Что интересно/ }));
  await user.click(screen.getByRole('checkbox', { name: 'Право' }));
  await user.click(screen.getByRole('button', { name: 'Готово' }));
  await user.click(screen.getByRole('radio', { name: 'Женский' }));
  expect(screen.getByRole('group', { name: 'Пол' })).toHaveAccessibleDescription('');
  await user.click(screen.getByRole('checkbox', { name: 'Согласен' }));
  await user.click(send());
  expect(onSubmit).toHaveBeenCalledWith({
    code: '012345',
    day: '2027-02-01',
    areas: ['law'],
    gender: 'female',
    agrees: true,
  });
});

describe('a form in a dialog', () => {
  async function openDialog(props: { busy?: boolean; obstacle?: string } = {}) {
    const onSubmit = jest.fn(async () => {
      throw Object.assign(new Error(), { kind: 'network' });
    });
    function Address() {
      const form = useSchemaForm(v.object({ address: text }), { address: '' });
      return (
        <FormDialog
          title="Адрес"
          confirmText="Сохранить"
          form={form}
          onSubmit={onSubmit}
          onClose={() => {}}
          {...props}
        >
          <TextFormField control={form.control} name="address" label="Адрес" />
        </FormDialog>
      );
    }
    return { ...(await renderUi(<Address />)), onSubmit };
  }
  const address = () => screen.getByRole('textbox', { name: 'Адрес' });
  const save = () => screen.getByRole('button', { name: 'Сохранить' });

  test('the button of the dialog and Enter send the form', async () => {
    const { user, onSubmit } = await openDialog();
    await user.click(save());
    expect(address()).toHaveFocus();
    await user.keyboard('Тверь{Enter}');
    expect(onSubmit).toHaveBeenCalledWith({ address: 'Тверь' });
    expect(screen.getByRole('alert')).toHaveTextContent('Ответ не пришёл. Повтори: дважды это не запишется.');
  });

  test('Enter does not send the form in a dialog while its button is busy', async () => {
    const { user, onSubmit } = await openDialog({ busy: true });
    await user.type(address(), 'Тверь{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('an obstacle disables the button of a form in a dialog and shows the reason', async () => {
    const { user, onSubmit } = await openDialog({ obstacle: 'Сейчас нет сети' });
    expect(save()).toBeDisabled();
    expect(save()).toHaveAccessibleDescription('Сейчас нет сети');
    await user.type(address(), 'Тверь{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
