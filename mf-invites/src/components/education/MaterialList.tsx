import type { Lesson } from '@cabinet/contracts/lessons';
import { useFormats } from '@cabinet/i18n';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './MaterialList.module.css';

const KILOBYTE = 1024;

/** The files of a lesson, in the interface language. */
export function MaterialList({ materials }: { materials: NonNullable<Lesson['materials']> }) {
  const { t } = useTranslation('mf-invites-education');
  const { localText, formatNumber } = useFormats();
  if (materials.length === 0) return null;
  return (
    <section className={styles.materials} aria-labelledby="materials">
      <h3 id="materials">{t('materials.title')}</h3>
      <ul className={styles.list}>
        {materials.map(({ id, name, url, size }) => (
          <li key={id}>
            <a className={styles.file} href={localText(url)} download>
              <Download size={20} strokeWidth={1.8} aria-hidden="true" />
              <span className={styles.name}>{localText(name)}</span>
              <span className={styles.size}>
                {t('materials.size', { size: formatNumber(Math.ceil(size / KILOBYTE)) })}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
