import { useFormats } from '@cabinet/i18n';
import { Tokens } from '@cabinet/ui';
import styles from './ExpectedTokens.module.css';

interface ExpectedTokensProps {
  /** A range stays a range (R18). */
  expected: { min: number; max: number };
}

export function ExpectedTokens({ expected: { min, max } }: ExpectedTokensProps) {
  const { formatTokens } = useFormats();
  return (
    <span className={styles.expected}>
      {min !== max && `${formatTokens(min)}–`}
      <Tokens amount={max} />
    </span>
  );
}
