import type { Route } from '@cabinet/contracts/route';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { type Account, anAccount } from './account.ts';
import { answer, type FakeNetwork, type Handler, lost, type RecordedCall } from './fakeNetwork.ts';
import type { RenderedRemote } from './renderRemote.tsx';

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
  /** What is said of a refusal, unless it is the text of the service. */
  refused?: RegExp;
  /** What is said without an answer. */
  unanswered?: RegExp;
  /** The buttons that send again, unless they are the same. */
  again?: readonly string[];
  /** What makes two requests one write, unless it is the key; null if two do no harm. */
  sameAs?: ((call: RecordedCall<R>) => unknown) | null;
  /** Codes are not kept. */
  hasDraft?: false;
}

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
    test(
      'is filled in and sent by the keyboard alone',
      async () => {
        const { user, calls } = await open(form.taken);
        await fillIn(user);
        await press(user, buttons);
        await waitFor(() => expect(calls().map(({ input }) => input)).toMatchObject([form.sent]));
      },
      PATIENCE,
    );

    test(
      'R32 is not sent with a wrong value, and its field says why',
      async () => {
        const { user, calls } = await open(form.taken);
        const [label, text, fault] = form.wrong;
        await fillIn(user, label);
        await enter(user, label, text);
        if (form.send) await press(user, [form.send]);
        else await user.keyboard('{Enter}');
        await waitFor(() => expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(fault)));
        expect(field(label)).toHaveFocus();
        expect(calls()).toEqual([]);
      },
      PATIENCE,
    );

    test(
      '§8 that is refused says why and keeps its values',
      async () => {
        const { user } = await open(() => answer(409, { error: REFUSAL }));
        await fillIn(user);
        const before = shown();
        await press(user, buttons);
        await screen.findByText(form.refused ?? new RegExp(REFUSAL));
        expect(shown()).toEqual(before);
      },
      PATIENCE,
    );

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
          unmount();
          await open(form.taken, account);
          expect(shown()).toEqual(before);
          expect(before).not.toEqual(empty);
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

/** In the dialog that was opened last, else on the page. */
async function button(name: string): Promise<HTMLElement> {
  return waitFor(() =>
    within(screen.queryAllByRole('dialog').at(-1) ?? document.body).getByRole('button', { name }),
  );
}

async function tabTo(user: UserEvent, element: HTMLElement): Promise<void> {
  for (let steps = 0; steps < 200 && document.activeElement !== element; steps += 1) await user.tab();
  expect(element).toHaveFocus();
}

async function press(user: UserEvent, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await tabTo(user, await button(name));
    await user.keyboard('{Enter}');
  }
}

async function enter(user: UserEvent, label: string, value: Value): Promise<void> {
  const element = field(label);
  await tabTo(user, element);
  if (value === true) await user.keyboard(' ');
  else if (element instanceof HTMLSelectElement) await user.selectOptions(element, value);
  else if (element instanceof HTMLInputElement && element.type === 'checkbox') return;
  else {
    await user.clear(element);
    await user.keyboard(value);
  }
}
