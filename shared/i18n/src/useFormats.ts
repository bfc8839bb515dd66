import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatsIn } from './formats.ts';
import { FALLBACK, type Locale } from './locale.ts';

/** Returns the formats of the current language. Renders again after a change of language. */
export function useFormats() {
  const { i18n } = useTranslation();
  const locale = (i18n.language ?? FALLBACK) as Locale;
  return useMemo(() => formatsIn(locale), [locale]);
}
