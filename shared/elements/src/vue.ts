// The elements as a component for Vue 3, and types for plain elements in templates.
import { type DefineSetupFnComponent, defineComponent, h } from 'vue';
import type {
  CabinetAttributes,
  CabinetElements,
  CabinetEvents,
  CabinetName,
  CabinetProperties,
} from './contract.ts';

export interface CabinetProps extends CabinetAttributes, CabinetProperties {
  name: CabinetName;
}

/** Each handler receives the event itself, so that it can prevent a move. */
type Emits = { [E in keyof CabinetEvents]: (event: CabinetEvents[E]) => void };

/** An element of the cabinet. The default slot shows until the remote has loaded. */
export const CabinetEmbed: DefineSetupFnComponent<CabinetProps, Emits> = defineComponent<CabinetProps, Emits>(
  (props, { emit, slots }) => {
    const heard = {
      'onCabinet-navigate': (event: CabinetEvents['navigate']) => emit('navigate', event),
      'onCabinet-order': (event: CabinetEvents['order']) => emit('order', event),
      'onCabinet-unauthorized': (event: CabinetEvents['unauthorized']) => emit('unauthorized', event),
      'onCabinet-error': (event: CabinetEvents['error']) => emit('error', event),
    };
    return () => {
      const { name, token, libraries, ...attributes } = props;
      // Set properties even before the element is defined. Vue would otherwise write the values into the page
      // as attributes.
      const given = { '.token': token, '.libraries': libraries };
      return h(`cabinet-${name}`, { ...attributes, ...given, ...heard }, slots.default?.());
    };
  },
  {
    name: 'CabinetEmbed',
    props: [
      'name',
      'locale',
      'theme',
      'variant',
      'font',
      'path',
      'routing',
      'basename',
      'token',
      'libraries',
    ],
    emits: ['navigate', 'order', 'unauthorized', 'error'],
  },
);

/**
 * A plain element in a template. The compiler needs `isCustomElement` for it. Before the script has loaded, Vue writes
 * `token` and `libraries` as attributes, so use the component or the modifier `prop`.
 */
type Written = new () => {
  $props: CabinetAttributes & {
    [E in keyof CabinetEvents as `onCabinet${Capitalize<E>}`]?: (event: CabinetEvents[E]) => void;
  };
};

declare module 'vue' {
  interface GlobalComponents extends Record<keyof CabinetElements, Written> {}
}
