import { useFormats } from '@cabinet/i18n';
import { Progress, TokenSign, TokenWord, VisuallyHidden } from '@cabinet/ui';
import { type ReactNode, use } from 'react';
import styles from './BannerSpent.module.css';
import { useUiText } from './useUiText.ts';

export interface BannerSpentProps {
  /** The purpose: «Потрачено на обучение». */
  title: string;
  /** In tokens. */
  spent: number;
  /** The total, in tokens. */
  total: number;
  /** Below the bar: the rest, or the end date. */
  note?: ReactNode;
  /** One small button or link. */
  action?: ReactNode;
}

/**
 * Shows how much of an amount is spent, in figures and as a bar. Only the
 * documentation shows the component (§2).
 */
export function BannerSpent({ title, spent, total, note, action }: BannerSpentProps) {
  const t = useUiText();
  const { formatTokens } = useFormats();
  const word = use(TokenWord);
  const figures = t('spent', { spent: formatTokens(spent), total: formatTokens(total) });
  return (
    <div className={styles.banner}>
      <p className={styles.title}>{title}</p>
      <p className={styles.figures}>
        {figures} <TokenSign />
        <VisuallyHidden> {t(word, { count: total })}</VisuallyHidden>
      </p>
      <div className={styles.bar}>
        <Progress label={title} value={Math.min(spent, total)} max={total} />
      </div>
      {note && <p className={styles.note}>{note}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
