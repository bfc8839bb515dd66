import { useFormats } from '@cabinet/i18n/useFormats';
import { createContext, use } from 'react';
import { classNames } from './classNames.ts';
import { TokenSign } from './Rings.tsx';
import styles from './Tokens.module.css';
import { useUiText } from './useUiText.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** What the variant calls its token: `<TokenWord value="coin">` above the pages of `mti`. */
export const TokenWord = createContext<'token' | 'coin'>('token');

export interface TokensProps {
  /** Whole tokens; below zero is a loss. */
  amount: number;
  /** A movement: a gain shows its plus. */
  isSigned?: boolean | undefined;
  /** As large as the text around it unless said. */
  size?: 'md' | 'lg' | 'xl' | undefined;
  className?: string | undefined;
}

/** A figure and the sign of two rings; those who listen hear the word in its right form. */
export function Tokens({ amount, isSigned = false, size, className }: TokensProps) {
  const t = useUiText();
  const { formatTokens, formatMovement } = useFormats();
  const word = use(TokenWord);
  return (
    <span className={classNames(styles.tokens, size && styles[size], className)}>
      {isSigned ? formatMovement(amount) : formatTokens(amount)}
      <TokenSign />
      <VisuallyHidden> {t(word, { count: Math.abs(amount) })}</VisuallyHidden>
    </span>
  );
}
