// The elements as a component of Vue 3, and their types for whoever writes them as they are.
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

/** What each tells: the event itself, so that a move can be prevented. */
type Emits = { [E in keyof CabinetEvents]: (event: CabinetEvents[E]) => void };

/** An element of the cabinet. What stands inside is shown until the remote is there. */
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
      // As properties, also before the element is known: Vue would write them into the page as text.
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

/** An element as it is written in a template, where `isCustomElement` of the compiler says that it is one. */
type Written = new () => {
  $props: Omit<CabinetProps, 'name'> & {
    [E in keyof CabinetEvents as `onCabinet${Capitalize<E>}`]?: (event: CabinetEvents[E]) => void;
  };
};

declare module 'vue' {
  interface GlobalComponents extends Record<keyof CabinetElements, Written> {}
}
