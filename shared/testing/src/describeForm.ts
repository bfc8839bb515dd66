import type { Route } from '@cabinet/contracts/route';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { type Account, anAccount } from './account.ts';
import { answer, type FakeNetwork, type Handler, lost, type RecordedCall } from './fakeNetwork.ts';
import type { RenderedRemote } from './renderRemote.tsx';
import { setOnline } from './setOnline.ts';
import { tabTo } from './tabTo.ts';

/** Text to type, an option to choose, or `true` to tick. */
type Value = string | true;

export interface FormCase<R extends Route> {
  /** Opens the form. Applies `answers` after the answers of the test file. */
  open(
    account: Account,
    answers: (network: FakeNetwork) => void,
  ): Promise<Pick<RenderedRemote, 'user' | 'network' | 'unmount'>>;
  /** The account that uses the form. The default is a student with a card. */
  account?: () => Account;
  /** The route that the form writes to. */
  route: R;
  /** The answer of the route. */
  taken: Handler<R>;
  /** Valid values, by the starts of their labels. */
  values: Readonly<Record<string, Value>>;
  /** The button that sends the form. A code has no button, because a complete code is sent at once. */
  send?: string;
  /** The button of the confirmation dialog. */
  confirm?: string;
  /** The input of the request. */
  sent: object;
  /** An invalid value, and the error at its field. */
  wrong: readonly [label: string, text: string, issue: string];
  /** The form's text for a refusal, if a toast shows the service's text. */
  refused?: RegExp;
  /** The text for a missing answer. */
  unanswered?: RegExp;
  /** The buttons that send the form again, if they differ. */
  again?: readonly string[];
  /**
   * The part of a request that identifies a repeated write. The default is the key. Null if repeated writes
   * are harmless.
   */
  sameAs?: ((call: RecordedCall<R>) => unknown) | null;
  /** Codes have no draft. */
  hasDraft?: false;
  /** For a form with a code: its label, and the text for a wrong code. */
  wrongCode?: readonly [label: string, text: RegExp];
  /** The draft is kept after sending, until a following step. */
  keepsSent?: true;
  /** The start of the label of a multi-line text field. */
  text?: string;
  /** The send button is outside the form, so the form does not count errors. */
  isSentByItsPanel?: true;
  /** In view-as the form cannot be opened, or has nothing to send. */
  isHiddenInViewAs?: true;
}

const EMOJI = 'Эмодзи здесь не отправятся';
const BUSY = ':is(button, input)[aria-busy="true"]';
const REFUSAL = 'Сегодня не получится';
/** Milliseconds. The tests type long forms key by key. */
const TIME_LIMIT = 20_000;

/**
 * Defines the tests that apply to each form (docs/decisions/022), for one form of a remote.
 * @param name of the form, as the name of the `describe`
 */
export function describeForm<R extends Route>(name: string, form: FormCase<R>): void {
  const buttons = [form.send, form.confirm].filter((button) => button !== undefined);
  // A complete code without a confirmation leaves no form behind.
  const isSentAtOnce = buttons.length === 0;

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
      'a person fills in and sends the form by keyboard alone',
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
      TIME_LIMIT,
    );

    test(
      'R32 a wrong value shows an error on blur, is not sent, and the right value clears the error',
      async () => {
        const { user, calls } = await open(form.taken);
        const [label, text, issue] = form.wrong;
        const complaint = expect.stringContaining(issue);
        await enter(user, label, text);
        expect(field(label)).not.toHaveAccessibleDescription(complaint);
        // A date field needs two presses of Tab.
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
        if (isSentAtOnce) return waitFor(() => expect(calls()).toHaveLength(1));
        await waitFor(() => expect(field(label)).not.toHaveAccessibleDescription(complaint));
        expect(field(label)).toBeValid();
      },
      TIME_LIMIT,
    );

    if (form.text !== undefined) {
      const { text } = form;
      test('R33 the text field says that emoji will not be sent', async () => {
        const { user } = await open(form.taken);
        await user.type(field(text), 'Да 😀');
        expect(field(text)).toHaveAccessibleDescription(expect.stringContaining(EMOJI));
        await user.keyboard('{Backspace}');
        expect(field(text)).not.toHaveAccessibleDescription(expect.stringContaining(EMOJI));
      });
    }

    test('R31 the form cannot be sent without a network and shows the reason', async () => {
      const { user, calls } = await open(form.taken);
      const [label, wrong] = form.wrong;
      await enter(user, label, isSentAtOnce ? wrong : (form.values[label] ?? ''));
      const typed = shown();
      await setOnline(false);
      await expectObstacle(form.send, label, /нет сети|[Бб]ез сети/);
      expect(shown()).toEqual(typed);
      expect(calls()).toEqual([]);
    });

    if (!form.isHiddenInViewAs)
      test('§6 the form cannot be sent in view-as and shows the reason', async () => {
        const account = { ...(form.account ?? anAccount)(), owner: 'another@cabinet.test' };
        await open(form.taken, account);
        await expectObstacle(form.send, form.wrong[0], /чужой кабинет/);
        expect(drafts()).toEqual([]);
      });

    test.each([{ error: REFUSAL }, { message: REFUSAL }])(
      '§8 a form refused with %j shows the reason and keeps its values',
      async (body) => {
        const refusal = form.refused ?? new RegExp(REFUSAL);
        const { user } = await open(() => answer(409, body));
        await fillIn(user);
        const before = shown();
        await press(user, buttons);
        await screen.findAllByText(new RegExp(REFUSAL));
        await screen.findByText(refusal);
        // While the confirmation dialog is open, the form is still busy.
        const isAsked = Boolean(form.send && form.confirm);
        if (!isAsked) await waitFor(() => expect(document.querySelector(BUSY)).toBeNull());
        expect(shown()).toEqual(before);
        if (isAsked) return;
        await waitFor(() => expect(field(form.wrong[0])).not.toHaveAttribute('readonly'));
        await enter(user, form.wrong[0], form.wrong[1]);
        await waitFor(() => expect(screen.queryByText(refusal)).not.toBeInTheDocument());
      },
      TIME_LIMIT,
    );

    if (form.wrongCode) {
      const [label, text] = form.wrongCode;
      test(
        'a wrong code shows once, and disappears when the participant types',
        async () => {
          const { user } = await open(() => answer(409, { error: 'wrong', errorCode: 'wrong_code' }));
          await fillIn(user);
          await press(user, buttons);
          expect(await screen.findAllByText(text)).toHaveLength(1);
          expect(screen.queryByText('wrong')).not.toBeInTheDocument();
          await user.type(field(label), '7');
          expect(screen.queryByText(text)).not.toBeInTheDocument();
        },
        TIME_LIMIT,
      );
    }

    test(
      'L3 a form without an answer says so and sends the same request again',
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
      TIME_LIMIT,
    );

    if (form.hasDraft !== false)
      test(
        'SE3 the draft is kept for its participant only',
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
        TIME_LIMIT,
      );

    test(
      'N2 a double press sends the form once',
      async () => {
        const { promise: answered, resolve } = Promise.withResolvers<void>();
        const { user, calls } = await open(async (input, headers) => {
          await answered;
          return form.taken(input, headers);
        });
        await fillIn(user);
        await press(user, buttons.slice(0, -1));
        const last = buttons.at(-1);
        if (last === undefined) await user.keyboard('{Backspace}5');
        else await user.dblClick(await button(last));
        await user.keyboard('{Enter}');
        await waitFor(() => expect(calls()).not.toEqual([]));
        await act(async () => resolve());
        await waitFor(() => expect(document.querySelector(BUSY)).toBeNull());
        expect(calls()).toHaveLength(1);
      },
      TIME_LIMIT,
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

/** Keys of the drafts in this browser, except the record of a sent code. */
function drafts(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith('cabinet-draft') && !key.endsWith('-code'));
}

/** A code has no button, so its field becomes read-only. */
async function expectObstacle(send: string | undefined, label: string, reason: RegExp): Promise<void> {
  await screen.findAllByText(reason);
  if (!send) return expect(field(label)).toHaveAttribute('readonly');
  expect(await button(send)).toBeDisabled();
  expect(await button(send)).toHaveAccessibleDescription(reason);
}

/** Finds a button in the top dialog, or on the page without one. */
async function button(name: string): Promise<HTMLElement> {
  return waitFor(() =>
    within(screen.queryAllByRole('dialog').at(-1) ?? document.body).getByRole('button', { name }),
  );
}

async function press(user: UserEvent, names: readonly string[]): Promise<void> {
  for (const name of names) await user.click(await button(name));
}

/** Enters a value by mouse and clipboard. */
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

/** Enters a value by keyboard alone. */
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
