// The elements as a component for React 17, 18 and 19, and types for plain elements in JSX.
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
  /** Called for each move. `event.preventDefault()` stops the cabinet from opening in a new tab. */
  onNavigate?: OnEvent<CabinetEvents['navigate']>;
  onOrder?: OnEvent<CabinetEvents['order']>;
  onUnauthorized?: OnEvent<CabinetEvents['unauthorized']>;
  onError?: OnEvent<CabinetEvents['error']>;
}

// React warns about layout effects on a server, where no layout exists.
const useEarlyEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** An element of the cabinet. Its children show until the remote has loaded. */
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
  // Set the properties in the task that adds the element, because the element reads its libraries once.
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

/** A plain element. Before the script has loaded, React drops properties, so a `ref` sets them. */
type Written = DetailedHTMLProps<HTMLAttributes<CabinetElement>, CabinetElement> &
  CabinetAttributes & { token?: string | undefined } & {
    // React 19 listens to events of custom elements.
    [E in keyof CabinetEvents as `oncabinet-${E}` | `oncabinet:${E}`]?: OnEvent<CabinetEvents[E]>;
  };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Record<keyof CabinetElements, Written> {}
  }
}
