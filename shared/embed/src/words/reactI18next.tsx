// As much of react-i18next as the cabinet uses, see `i18next.ts`.
import {
  cloneElement,
  createContext,
  type ReactElement,
  type ReactNode,
  use,
  useCallback,
  useSyncExternalStore,
} from 'react';
import { createInstance, fill, type Translate, type Values, type Words } from './i18next.ts';

const I18nContext = createContext(createInstance());

export function I18nextProvider({ i18n, children }: { i18n: Words; children?: ReactNode }) {
  return <I18nContext value={i18n}>{children}</I18nContext>;
}

/** `t` of a namespace; draws again when its texts come, or another language is spoken. */
export function useTranslation(namespace = ''): { t: Translate; i18n: Words } {
  const i18n = use(I18nContext);
  const subscribe = useCallback(
    (listener: () => void) => {
      i18n.on('changed', listener);
      return () => i18n.off('changed', listener);
    },
    [i18n],
  );
  const t = useSyncExternalStore(subscribe, () => i18n.fixedTo(namespace));
  return { t, i18n };
}

interface TransProps {
  t: Translate;
  i18nKey: string;
  values?: Values;
  components: Record<string, ReactElement>;
}

/** A text with elements in place of `<name>…</name>`. Values are filled in last: whatever they hold stays text. */
export function Trans({ t, i18nKey, values = {}, components }: TransProps) {
  const { count, context, ...others } = values;
  const holes = Object.fromEntries(Object.keys(others).map((name) => [name, `{{${name}}}`]));
  const text = t(i18nKey, { ...holes, count, context });
  return text.split(/(<\w+\/>|<\w+>.*?<\/\w+>)/).map((piece, place) => {
    const [, name = '', inner] = /^<(\w+)(?:\/>|>(.*)<\/\w+>$)/.exec(piece) ?? [];
    const component = components[name];
    if (!component) return fill(piece, values);
    return inner === undefined
      ? cloneElement(component, { key: place })
      : cloneElement(component, { key: place }, fill(inner, values));
  });
}
