import type { Route } from '@cabinet/contracts/route';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { type Account, anAccount } from './account.ts';
import { answer, type FakeNetwork, type Handler, lost, type RecordedCall } from './fakeNetwork.ts';
import type { RenderedRemote } from './renderRemote.tsx';
import { setOnline } from './setOnline.ts';
import { tabTo } from './tabTo.ts';

/** Typed into a field, chosen in it, or ticked. */
type Value = string | true;

export interface FormCase<R extends Route> {
  /** Opens the form; `answers` come after those of the test file. */
  open(
    account: Account,
    answers: (network: FakeNetwork) => void,
  ): Promise<Pick<RenderedRemote, 'user' | 'network' | 'unmount'>>;
  /** Whose form it is; a student with a card unless said. */
  account?: () => Account;
  /** The write that the form sends. */
  route: R;
  /** The answer to it. */
  taken: Handler<R>;
  /** Values that can be sent, by the beginnings of their labels. */
  values: Readonly<Record<string, Value>>;
  /** The button that sends. A code has none: it goes once it is whole. */
  send?: string;
  /** The button of the question before the sending. */
  confirm?: string;
  /** What the service gets. */
  sent: object;
  /** A value that is not sent, and what its field says. */
  wrong: readonly [label: string, text: string, fault: string];
  /** What the form says of a refusal, where a toast has the words of the service. */
  refused?: RegExp;
  /** What is said without an answer. */
  unanswered?: RegExp;
  /** The buttons that send again, unless they are the same. */
  again?: readonly string[];
  /** What makes two requests one write, unless it is the key; null if two do no harm. */
  sameAs?: ((call: RecordedCall<R>) => unknown) | null;
  /** Codes are not kept. */
  hasDraft?: false;
  /** Of a code: its label, and what is said of a wrong one. */
  wrongCode?: readonly [label: string, text: RegExp];
  /** The draft waits for something that follows the sending. */
  keepsSent?: true;
  /** The field that takes a text, by the beginning of its label. */
  text?: string;
  /** The button is not that of the form: nothing is counted. */
  isSentByItsPanel?: true;
  /** In another's cabinet it cannot be opened, or has nothing to send. */
  isHiddenInViewAs?: true;
}

const EMOJI = 'Эмодзи здесь не отправятся';
const BUSY = ':is(button, input)[aria-busy="true"]';
const REFUSAL = 'Сегодня не получится';
/** A long form is typed key by key. */
const PATIENCE = 20_000;

/** What holds for every form (docs/decisions/022), of one form behind the door of its remote. */
export function describeForm<R extends Route>(name: string, form: FormCase<R>): void {
  const buttons = [form.send, form.confirm].filter((button) => button !== undefined);

  async function open(handler: Handler<R>, account = (form.account ?? anAccount)()) {
    const page = await form.open(account, (network) => network.on(form.route, handler));
    return { ...page, account, calls: () => page.network.calls(form.route) };
  }

  async function fillIn(user: UserEvent, leftOut?: string) {
    for (const [label, value] of Object.entries(form.values))
      if (label !== leftOut) await enter(user, label, value);
  }

  const shown = () => Object.keys(form.values).map(shownIn);

  describe(name, () => {
    afterEach(() => setOnline(true));

    test(
      'is filled in and sent by the keyboard alone',
      async () => {
        const { user, calls } = await open(form.taken);
        const texts = screen.queryAllByRole('textbox').filter(({ tagName }) => tagName === 'TEXTAREA');
        expect(texts).toEqual(form.text === undefined ? [] : [field(form.text)]);
        for (const [label, value] of Object.entries(form.values)) await type(user, label, value);
        const typed = drafts();
        expect(typed).toHaveLength(form.hasDraft === false ? 0 : 1);
        for (const name of buttons) {
          await tabTo(user, await button(name));
          await user.keyboard('{Enter}');
        }
        await waitFor(() => expect(calls().map(({ input }) => input)).toMatchObject([form.sent]));
        await waitFor(() => expect(drafts()).toEqual(form.keepsSent ? typed : []));
      },
      PATIENCE,
    );

    test(
      'R32 complains of a wrong value once its field was left, is not sent, and is glad of the right one',
      async () => {
        const { user, calls } = await open(form.taken);
        const [label, text, fault] = form.wrong;
        const complaint = expect.stringContaining(fault);
        await enter(user, label, text);
        expect(field(label)).not.toHaveAccessibleDescription(complaint);
        // Out of a date's field it is two steps.
        await user.tab();
        await user.tab();
        await waitFor(() => expect(field(label)).toHaveAccessibleDescription(complaint));
        await fillIn(user, label);
        if (form.send) await press(user, [form.send]);
        else await user.type(field(label), '{Enter}');
        if (!form.isSentByItsPanel) await screen.findByText(/^Проверь 1\sполе$/);
        await waitFor(() => expect(field(label)).toHaveFocus());
        expect(field(label)).toHaveAccessibleDescription(complaint);
        expect(calls()).toEqual([]);
        await enter(user, label, form.values[label] ?? '');
        await waitFor(() => expect(field(label)).not.toHaveAccessibleDescription(complaint));
        expect(field(label)).toBeValid();
      },
      PATIENCE,
    );

    if (form.text !== undefined) {
      const { text } = form;
      test('R33 says that emoji will not be sent', async () => {
        const { user } = await open(form.taken);
        await user.type(field(text), 'Да 😀');
        expect(field(text)).toHaveAccessibleDescription(expect.stringContaining(EMOJI));
        await user.keyboard('{Backspace}');
        expect(field(text)).not.toHaveAccessibleDescription(expect.stringContaining(EMOJI));
      });
    }

    test('R31 cannot be sent without a network, and says why', async () => {
      const { user, calls } = await open(form.taken);
      const [label] = form.wrong;
      await enter(user, label, form.values[label] ?? '');
      const typed = shown();
      await setOnline(false);
      await expectObstacle(form.send, label, /нет сети|[Бб]ез сети/);
      expect(shown()).toEqual(typed);
      expect(calls()).toEqual([]);
    });

    if (!form.isHiddenInViewAs)
      test('§6 cannot be sent in another’s cabinet, and says why', async () => {
        const account = { ...(form.account ?? anAccount)(), owner: 'another@cabinet.test' };
        await open(form.taken, account);
        await expectObstacle(form.send, form.wrong[0], /чужой кабинет/);
        expect(drafts()).toEqual([]);
      });

    test.each([{ error: REFUSAL }, { message: REFUSAL }])(
      '§8 that is refused with %j says why and keeps its values',
      async (body) => {
        const refusal = form.refused ?? new RegExp(REFUSAL);
        const { user } = await open(() => answer(409, body));
        await fillIn(user);
        const before = shown();
        await press(user, buttons);
        await screen.findAllByText(new RegExp(REFUSAL));
        await screen.findByText(refusal);
        // Behind an open question the form is being sent still.
        const isAsked = Boolean(form.send && form.confirm);
        if (!isAsked) await waitFor(() => expect(document.querySelector(BUSY)).toBeNull());
        expect(shown()).toEqual(before);
        if (isAsked) return;
        await waitFor(() => expect(field(form.wrong[0])).not.toHaveAttribute('readonly'));
        await enter(user, form.wrong[0], form.wrong[1]);
        await waitFor(() => expect(screen.queryByText(refusal)).not.toBeInTheDocument());
      },
      PATIENCE,
    );

    if (form.wrongCode) {
      const [label, text] = form.wrongCode;
      test(
        'a wrong code is told once, and goes as soon as another is typed',
        async () => {
          const { user } = await open(() => answer(409, { error: 'wrong', errorCode: 'wrong_code' }));
          await fillIn(user);
          await press(user, buttons);
          expect(await screen.findAllByText(text)).toHaveLength(1);
          expect(screen.queryByText('wrong')).not.toBeInTheDocument();
          await user.type(field(label), '7');
          expect(screen.queryByText(text)).not.toBeInTheDocument();
        },
        PATIENCE,
      );
    }

    test(
      'L3 without an answer says so, and sends the same again',
      async () => {
        const { user, network, calls } = await open(() => lost);
        await fillIn(user);
        await press(user, buttons);
        await screen.findAllByText(form.unanswered ?? /Ответ не пришёл/, undefined, { timeout: 8_000 });
        if (form.sameAs === null) return;
        const tries = calls().length;
        network.on(form.route, form.taken);
        if (!form.send) await fillIn(user);
        await press(user, form.again ?? buttons);
        await waitFor(() => expect(calls()).toHaveLength(tries + 1));
        const sameAs = form.sameAs ?? (({ headers }) => headers['Idempotency-Key']);
        expect([...new Set(calls().map(sameAs))]).toEqual([expect.stringMatching(/./)]);
      },
      PATIENCE,
    );

    if (form.hasDraft !== false)
      test(
        'SE3 keeps what was typed for its participant',
        async () => {
          const { user, account, unmount } = await open(form.taken);
          const empty = shown();
          await fillIn(user);
          const before = shown();
          expect(before).not.toEqual(empty);
          unmount();
          const another = await open(form.taken);
          expect(shown()).toEqual(empty);
          another.unmount();
          await open(form.taken, account);
          expect(shown()).toEqual(before);
        },
        PATIENCE,
      );

    test(
      'N2 that is sent by a double press is sent once',
      async () => {
        const { promise: answered, resolve } = Promise.withResolvers<void>();
        const { user, calls } = await open(async (input, headers) => {
          await answered;
          return form.taken(input, headers);
        });
        await fillIn(user);
        await press(user, buttons.slice(0, -1));
        await user.dblClick(await button(buttons.at(-1) ?? ''));
        await user.keyboard('{Enter}');
        await waitFor(() => expect(calls()).not.toEqual([]));
        await act(async () => resolve());
        await waitFor(() => expect(document.querySelector(BUSY)).toBeNull());
        expect(calls()).toHaveLength(1);
      },
      PATIENCE,
    );
  });
}

function field(label: string): HTMLElement {
  return screen.getByLabelText((text) => text.startsWith(label), { selector: 'input, select, textarea' });
}

function shownIn(label: string): string | boolean {
  const element = field(label) as HTMLInputElement;
  return element.type === 'checkbox' ? element.checked : element.value;
}

/** Drafts in this browser; the moment when a code was sent is none. */
function drafts(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith('cabinet-draft') && !key.endsWith('-code'));
}

/** A code has no button: its field is closed. */
async function expectObstacle(send: string | undefined, label: string, reason: RegExp): Promise<void> {
  await screen.findAllByText(reason);
  if (!send) return expect(field(label)).toHaveAttribute('readonly');
  expect(await button(send)).toBeDisabled();
  expect(await button(send)).toHaveAccessibleDescription(reason);
}

/** In the dialog that was opened last, else on the page. */
async function button(name: string): Promise<HTMLElement> {
  return waitFor(() =>
    within(screen.queryAllByRole('dialog').at(-1) ?? document.body).getByRole('button', { name }),
  );
}

async function press(user: UserEvent, names: readonly string[]): Promise<void> {
  for (const name of names) await user.click(await button(name));
}

/** As somebody does who has it in the clipboard. */
async function enter(user: UserEvent, label: string, value: Value): Promise<void> {
  const element = field(label);
  act(() => element.focus());
  if (isCheckbox(element)) {
    if (element.checked !== (value === true)) await user.click(element);
  } else if (element instanceof HTMLSelectElement) await user.selectOptions(element, String(value));
  else {
    await user.clear(element);
    await user.paste(String(value));
  }
}

/** As somebody does who has no mouse, key by key. */
async function type(user: UserEvent, label: string, value: Value): Promise<void> {
  const element = field(label);
  await tabTo(user, element);
  if (isCheckbox(element)) {
    if (element.checked !== (value === true)) await user.keyboard(' ');
  } else if (element instanceof HTMLSelectElement) await user.selectOptions(element, String(value));
  else {
    await user.clear(element);
    await user.keyboard(String(value));
  }
}

function isCheckbox(element: HTMLElement): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.type === 'checkbox';
}
