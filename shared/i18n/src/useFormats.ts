import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatsIn } from './formats.ts';
import { FALLBACK, type Locale } from './locale.ts';

/** The formats of the language that is spoken now; draws again when it changes. */
export function useFormats() {
  const { i18n } = useTranslation();
  const locale = (i18n.language ?? FALLBACK) as Locale;
  return useMemo(() => formatsIn(locale), [locale]);
}
