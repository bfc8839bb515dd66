/** Exports for a host beyond the i18n index: the instance, and the functions that load texts. */
export { createI18n, type I18nOptions } from './instance.ts';
export { loadMessages, registerMessages } from './messages.ts';
