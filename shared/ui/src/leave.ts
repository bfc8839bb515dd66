import type { FocusEvent } from 'react';

/** For `onBlur` of an element with several controls. Calls back when the focus leaves all of them. */
export function onLeave(callback: (() => void) | undefined) {
  return ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) callback?.();
  };
}
