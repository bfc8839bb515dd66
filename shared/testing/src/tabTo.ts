import type { UserEvent } from '@testing-library/user-event';

/**
 * Presses Tab until the element has the focus.
 * @throws if Tab does not reach the element
 */
export async function tabTo(user: UserEvent, element: HTMLElement): Promise<void> {
  for (let steps = 0; steps < 200 && document.activeElement !== element; steps += 1) await user.tab();
  expect(element).toHaveFocus();
}
