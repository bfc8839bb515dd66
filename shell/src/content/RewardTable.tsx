import { useId } from 'react';
import styles from './RewardTable.module.css';
import { useContentText } from './useContentText.ts';
import { useFigures } from './useFigures.ts';

/** Shows the reasons, amounts and dates of rewards. On a phone, the last column stands below the first. */
export function RewardTable() {
  const id = useId();
  const t = useContentText();
  const figures = useFigures();
  const rows = [
    { name: 'welcome', when: t('rules.when.atOnce') },
    { name: 'birthday', when: t('rules.when.day') },
    { name: 'friend', when: t('rules.when.each') },
    { name: 'university', when: figures.checked },
    { name: 'continuing', when: figures.checked },
    { name: 'school', when: figures.checked },
    { name: 'dubai', when: figures.checked },
  ] as const;

  return (
    <section>
      <h2 id={id}>{t('rules.earn.title')}</h2>
      <table className={styles.table} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{t('rules.earn.what')}</th>
            <th scope="col">{t('rules.earn.amount')}</th>
            <th scope="col" className={styles.when}>
              {t('rules.earn.when')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, when }) => (
            <tr key={name}>
              <th scope="row">
                {t(`rules.earn.${name}`)}
                <span className={styles.below}>{when}</span>
              </th>
              <td className={styles.amount}>{figures[name]}</td>
              <td className={styles.when}>{when}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
