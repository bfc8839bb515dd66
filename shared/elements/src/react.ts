// The elements as a component of React 17, 18 and 19, and their types for whoever writes them as they are.
import {
  createElement,
  type DetailedHTMLProps,
  type HTMLAttributes,
  type ReactElement,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import type {
  CabinetAttributes,
  CabinetElement,
  CabinetElements,
  CabinetEvents,
  CabinetName,
  CabinetProperties,
} from './contract.ts';

type OnEvent<E> = ((event: E) => void) | undefined;

export interface CabinetProps
  extends CabinetAttributes,
    CabinetProperties,
    Omit<HTMLAttributes<CabinetElement>, 'onError'> {
  name: CabinetName;
  /** Of a move inside; `event.preventDefault()` keeps the cabinet from opening where one leads out. */
  onNavigate?: OnEvent<CabinetEvents['navigate']>;
  onOrder?: OnEvent<CabinetEvents['order']>;
  onUnauthorized?: OnEvent<CabinetEvents['unauthorized']>;
  onError?: OnEvent<CabinetEvents['error']>;
}

// What is rendered on a server has no layout, and React says so where an effect asks for it.
const useEarlyEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** An element of the cabinet. What stands inside is shown until the remote is there. */
export function CabinetEmbed({
  name,
  token,
  libraries,
  onNavigate,
  onOrder,
  onUnauthorized,
  onError,
  ...attributes
}: CabinetProps): ReactElement {
  const ref = useRef<CabinetElement>(null);
  // In the task in which the element comes into the page: it looks at its libraries once.
  useEarlyEffect(() => {
    if (ref.current) Object.assign(ref.current, { token, libraries });
  }, [token, libraries]);
  useHeard(ref, 'cabinet-navigate', onNavigate);
  useHeard(ref, 'cabinet-order', onOrder);
  useHeard(ref, 'cabinet-unauthorized', onUnauthorized);
  useHeard(ref, 'cabinet-error', onError);
  return createElement(`cabinet-${name}`, { ref, ...attributes });
}

function useHeard<N extends keyof HTMLElementEventMap>(
  ref: { readonly current: CabinetElement | null },
  name: N,
  listener: OnEvent<HTMLElementEventMap[N]>,
): void {
  useEffect(() => {
    const element = ref.current;
    if (!element || !listener) return;
    element.addEventListener(name, listener);
    return () => element.removeEventListener(name, listener);
  }, [ref, name, listener]);
}

type Written = DetailedHTMLProps<HTMLAttributes<CabinetElement>, CabinetElement> &
  CabinetAttributes &
  CabinetProperties & {
    // React 19 listens to the events of elements.
    [E in keyof CabinetEvents as `oncabinet-${E}` | `oncabinet:${E}`]?: OnEvent<CabinetEvents[E]>;
  };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Record<keyof CabinetElements, Written> {}
  }
}
