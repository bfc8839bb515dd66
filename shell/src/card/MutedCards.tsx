import { groupedCardNumber } from '@cabinet/domain/cardNumber';
import { Logo } from '@cabinet/ui/Rings';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './MutedCards.module.css';

const RINGS = Array.from({ length: 10 }, (_, index) => index * 36);

interface MutedCardsProps {
  name: string;
  /** The first card lies above the others. */
  numbers: readonly string[];
}

/** Shows the cards as objects, without their colours. */
export function MutedCards({ name, numbers }: MutedCardsProps) {
  return (
    <div className={styles.cards} aria-hidden="true">
      {numbers.slice(0, 2).map((number) => (
        <MutedCard key={number} name={name} number={number} />
      ))}
      {numbers.length === 1 && (
        <span className={styles.lock}>
          <Lock size={32} strokeWidth={1.8} />
        </span>
      )}
    </div>
  );
}

function MutedCard({ name, number }: { name: string; number: string }) {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.card}>
      <svg viewBox="0 0 634 400" preserveAspectRatio="xMaxYMid slice" fill="none" aria-hidden="true">
        {RINGS.map((turn) => (
          <circle key={turn} cx="502" cy="3" r="90" transform={`rotate(${turn} 502 96)`} />
        ))}
      </svg>
      <p className={styles.brand}>
        <Logo />
        {t('programme').toLowerCase()}
      </p>
      <p className={styles.owner}>
        {name}
        <span>{groupedCardNumber(number)}</span>
      </p>
    </div>
  );
}
