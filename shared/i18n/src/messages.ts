import type { i18n as I18n } from 'i18next';
import { FALLBACK, type Locale } from './locale.ts';

/** Texts of one namespace in one language, nested as i18next accepts them. */
export interface Messages {
  [key: string]: string | Messages;
}

/**
 * Russian comes with the code, because it is the fallback. Another language loads when a reader chooses it
 * (§1).
 */
export type MessageSource = { ru: Messages } & Partial<
  Record<Locale, Messages | (() => Promise<{ default: Messages }>)>
>;

// Keyed by the store: react-i18next creates wrappers of the instance, which share the store.
const sources = new WeakMap<I18n['store'], Map<string, MessageSource>>();

/** Adds (or replaces) the texts of `namespace` in `locale`. Visible components render again. */
export function addMessages(i18n: I18n, namespace: string, locale: Locale, messages: Messages): void {
  i18n.addResourceBundle(locale, namespace, messages, true, true);
}

/**
 * Registers a namespace. Adds Russian at once, and the current language before the promise resolves.
 * `changeLanguage` loads the other languages. Never rejects: a language that fails to load shows the Russian
 * text, and the next change of language tries again. If another source registers the namespace (the next
 * release of a remote), the previous texts are removed.
 */
export async function registerMessages(i18n: I18n, namespace: string, source: MessageSource): Promise<void> {
  const known = sourcesOf(i18n);
  const before = known.get(namespace);
  if (before && before !== source)
    for (const locale of Object.keys(i18n.store.data)) i18n.removeResourceBundle(locale, namespace);
  known.set(namespace, source);
  addMessages(i18n, namespace, FALLBACK, source.ru);
  await load(i18n, namespace, source, i18n.language as Locale);
}

/** Loads the texts of all registered namespaces in `locale`. Never rejects, see `registerMessages`. */
export async function loadMessages(i18n: I18n, locale: Locale): Promise<void> {
  const all = [...sourcesOf(i18n)].map(([namespace, source]) => load(i18n, namespace, source, locale));
  await Promise.all(all);
}

async function load(i18n: I18n, namespace: string, source: MessageSource, locale: Locale): Promise<void> {
  if (i18n.hasResourceBundle(locale, namespace)) return;
  const found = source[locale];
  if (!found) return;
  try {
    const messages = typeof found === 'function' ? (await found()).default : found;
    // Another release may have registered the namespace in the meantime.
    if (sourcesOf(i18n).get(namespace) !== source) return;
    addMessages(i18n, namespace, locale, messages as Messages);
  } catch (error) {
    console.warn(`No ${locale} texts of ${namespace}, showing Russian`, error);
  }
}

function sourcesOf(i18n: I18n): Map<string, MessageSource> {
  const found = sources.get(i18n.store) ?? new Map<string, MessageSource>();
  sources.set(i18n.store, found);
  return found;
}
