import { useFormats } from '@cabinet/i18n/useFormats';
import { createContext, use } from 'react';
import { classNames } from './classNames.ts';
import { TokenSign } from './Rings.tsx';
import styles from './Tokens.module.css';
import { useUiText } from './useUiText.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** The variant's name for its token: `<TokenWord value="coin">` above the pages of `mti`. */
export const TokenWord = createContext<'token' | 'coin'>('token');

export interface TokensProps {
  /** In whole tokens. A negative amount is a loss. */
  amount: number;
  /** A movement: a gain shows a plus sign. */
  isSigned?: boolean | undefined;
  /** Default: the size of the surrounding text. */
  size?: 'md' | 'lg' | 'xl' | undefined;
  className?: string | undefined;
}

/** A figure with the sign of two rings. A screen reader reads the word in its correct form. */
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
