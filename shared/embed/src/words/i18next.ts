// The used part of i18next. It replaces the library in builds for portals (see shared/build). It has 1 KB instead of 14.
// `words.test.tsx` compares both over every text of the cabinet.
import type { Locale, Messages } from '@cabinet/i18n';

/** Values of the placeholders. `count` chooses the plural, `context` the word. */
export interface Values {
  count?: number | undefined;
  context?: string | undefined;
  [name: string]: unknown;
}

export type Translate = (key: string, values?: Values) => string;
type Listener = (...told: never[]) => void;

interface InitOptions {
  lng: string;
  fallbackLng: string;
}

export class Words {
  language = '';
  readonly store: { data: Record<string, Record<string, Messages>> } = { data: {} };
  #fallback = '';
  readonly #listeners = new Map<string, Set<Listener>>();
  /** The `t` of each namespace. Each change creates a new `t`. */
  readonly #fixed = new Map<string, Translate>();

  init({ lng, fallbackLng }: InitOptions): void {
    this.#fallback = fallbackLng;
    this.#speak(lng);
  }

  async changeLanguage(locale: Locale): Promise<void> {
    this.#speak(locale);
  }

  #speak(language: string): void {
    this.language = language;
    this.#change();
    this.emit('languageChanged', language);
  }

  on(event: string, listener: Listener): void {
    this.#listeners.set(event, (this.#listeners.get(event) ?? new Set()).add(listener));
  }

  off(event: string, listener: Listener): void {
    this.#listeners.get(event)?.delete(listener);
  }

  emit(event: string, ...told: unknown[]): void {
    for (const listener of [...(this.#listeners.get(event) ?? [])]) listener(...(told as never[]));
  }

  addResourceBundle(locale: string, namespace: string, messages: Messages): void {
    const { data } = this.store;
    data[locale] = { ...data[locale], [namespace]: merged(data[locale]?.[namespace], messages) };
    this.#change();
  }

  removeResourceBundle(locale: string, namespace: string): void {
    delete this.store.data[locale]?.[namespace];
    this.#change();
  }

  hasResourceBundle(locale: string, namespace: string): boolean {
    return this.store.data[locale]?.[namespace] !== undefined;
  }

  exists(path: string, { ns }: { ns: string }): boolean {
    return this.#find(`${ns}:${path}`, {}) !== undefined;
  }

  /** `namespace:key`. A missing text returns the key. */
  t(key: string, values: Values = {}): string {
    const text = this.#find(key, values);
    return text === undefined ? (key.split(':').at(-1) ?? '') : fill(text, values);
  }

  /** Returns the same function until a change. */
  fixedTo(namespace: string): Translate {
    const fixed = this.#fixed.get(namespace);
    if (fixed) return fixed;
    const whole = (key: string) => (key.includes(':') ? key : `${namespace}:${key}`);
    const next: Translate = (key, values) => this.t(whole(key), values);
    this.#fixed.set(namespace, next);
    return next;
  }

  #change(): void {
    this.#fixed.clear();
    this.emit('changed');
  }

  #find(key: string, values: Values): string | undefined {
    const [namespace = '', path = ''] = key.split(':');
    for (const locale of [this.language, this.#fallback]) {
      const messages = this.store.data[locale]?.[namespace];
      for (const form of formsOf(path, values, locale)) {
        const text = textAt(messages, form);
        if (text !== undefined) return text;
      }
    }
    return undefined;
  }
}

export function createInstance(): Words {
  return new Words();
}

/** The candidate keys of a text, the best match first. */
function formsOf(path: string, { count, context }: Values, locale: string): string[] {
  const contexts = context ? [`_${context}`, ''] : [''];
  const category = typeof count === 'number' ? new Intl.PluralRules(locale).select(count) : null;
  const plurals = category === null ? [''] : [...(count === 0 ? ['_zero'] : []), `_${category}`, ''];
  return contexts.flatMap((chosen) => plurals.map((plural) => path + chosen + plural));
}

function textAt(messages: Messages | undefined, path: string): string | undefined {
  let found: Messages | string | undefined = messages;
  for (const name of path.split('.')) found = typeof found === 'object' ? found[name] : undefined;
  return typeof found === 'string' ? found : undefined;
}

/** Replaces `{{name}}` by its value. */
export function fill(text: string, values: Values): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (hole, name: string) => String(values[name] ?? hole));
}

function merged(before: Messages = {}, after: Messages): Messages {
  const result = { ...before };
  for (const [name, said] of Object.entries(after)) {
    const old = result[name];
    result[name] = typeof said === 'object' ? merged(typeof old === 'object' ? old : {}, said) : said;
  }
  return result;
}
