/** What a host needs of the languages beyond their index: the instance, and the texts of what it shows. */
export { createI18n, type I18nOptions } from './instance.ts';
export { loadMessages, registerMessages } from './messages.ts';
export { setRest } from './rest.ts';
