import type { UserEvent } from '@testing-library/user-event';

/**
 * Goes on by the Tab key until the element has the focus, as somebody without a mouse does.
 * @throws it cannot be reached so
 */
export async function tabTo(user: UserEvent, element: HTMLElement): Promise<void> {
  for (let steps = 0; steps < 200 && document.activeElement !== element; steps += 1) await user.tab();
  expect(element).toHaveFocus();
}
