import { TokenWord } from '@cabinet/ui/Tokens';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import styles from './Frame.module.css';
import { PageLinks, PageMenu } from './PageLinks.tsx';
import { Tools } from './Tools.tsx';
import { useVariant } from './useVariant.ts';

/** The frame of every page: the list of pages, and the switches for variant, mode and language. */
export function Frame() {
  const { t } = useTranslation('documentation');
  const [variant, setVariant] = useVariant();
  return (
    <TokenWord value={variant === 'mti' ? 'coin' : 'token'}>
      <div className={styles.frame}>
        <nav className={styles.side} aria-label={t('sections')}>
          <PageLinks />
        </nav>
        <div className={styles.page}>
          <div className={styles.tools}>
            <div className={styles.menu}>
              <PageMenu />
            </div>
            <Tools variant={variant} onVariant={setVariant} />
          </div>
          <Outlet />
        </div>
      </div>
    </TokenWord>
  );
}
