import { Stage } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import type { Benefit } from '../domain/benefits.ts';
import { Benefits } from './Benefits.tsx';
import styles from './CardPreview.module.css';
import { LoyaltyCard } from './LoyaltyCard.tsx';

interface CardPreviewProps {
  /** The name on the card. */
  name: string;
  benefits: readonly Benefit[];
  className?: string | undefined;
}

/** The stage beside the form: a preview of the card and its benefits. */
export function CardPreview({ name, benefits, className }: CardPreviewProps) {
  const { t } = useTranslation('mf-profile-later');
  return (
    <Stage className={`${styles.stage} ${className ?? ''}`} aria-label={t('getCard.preview')}>
      <div className={styles.preview}>
        <div className={styles.card}>
          <LoyaltyCard name={name} cardNumber={null} friends={0} isPreview />
        </div>
        <Benefits benefits={benefits} />
      </div>
    </Stage>
  );
}
