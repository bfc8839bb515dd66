import { useTranslation } from 'react-i18next';
import styles from './Design.module.css';
import { useTokenValues } from './useTokenValues.ts';

/** Shows every text size, in the letters of all three languages. */
export function TypographyPage() {
  const { t } = useTranslation('documentation');
  const [sizes, element] = useTokenValues('--fs-', 'fontSize');
  return (
    <div className={styles.samples} ref={element}>
      {[...sizes].map(([token, size]) => (
        <div key={token} className={styles.sample}>
          <p className={styles.meta}>
            <code>{token}</code> <span>{size}</span>
          </p>
          <p className={styles.text} style={{ fontSize: `var(${token})` }}>
            {token === '--fs-hero' ? '12 450' : t('design.sample')}
          </p>
        </div>
      ))}
    </div>
  );
}
