import { useFormats } from '@cabinet/i18n/useFormats';
import { use } from 'react';
import { TokenWord } from './Tokens.tsx';
import { useUiText } from './useUiText.ts';

/**
 * Formats an amount with its word for the middle of a sentence: `9 150 токенов`, in the coins variant `9 150
 * коинов`.
 */
export function useTokenText(): (amount: number) => string {
  const t = useUiText();
  const { formatTokens } = useFormats();
  const word = use(TokenWord);
  return (amount) => `${formatTokens(amount)}\u00a0${t(word, { count: amount })}`;
}
