/**
 * Languages and formats for remotes. The shell provides them as one copy (docs/decisions/002), so that a
 * change of language reaches every remote. A remote exports its own texts (`messages`), and the shell adds
 * them.
 * A change that removes a name or changes its meaning is a new major version of the shared packages.
 */
export { clockText } from './clockText.ts';
export { dayjs, dayOf, startOfDay } from './dates.ts';
export type { Locale } from './locale.ts';
export type { MessageSource, Messages } from './messages.ts';
export { useFormats } from './useFormats.ts';
export { type PartWords, usePart } from './usePart.ts';
export { useTranslation } from './useTranslation.ts';
