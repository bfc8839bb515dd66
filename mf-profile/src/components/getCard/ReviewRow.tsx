import type { CardStep } from '@cabinet/domain/forms/getCard';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ReviewRow.module.css';

interface ReviewRowProps {
  name: CardStep;
  onEdit: (step: CardStep) => void;
  children: ReactNode;
}

/** A part of the answers, with a button back to its step. */
export function ReviewRow({ name, onEdit, children }: ReviewRowProps) {
  const { t } = useTranslation('mf-profile-later');
  return (
    <div className={styles.part}>
      <div className={styles.words}>{children}</div>
      <button
        type="button"
        className={styles.link}
        aria-label={t(`getCard.edit.${name}`)}
        onClick={() => onEdit(name)}
      >
        {t('getCard.edit.short')}
      </button>
    </div>
  );
}
