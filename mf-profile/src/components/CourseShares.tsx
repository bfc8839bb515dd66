import { COURSES } from '@cabinet/domain/reward';
import { useFormats } from '@cabinet/i18n';
import { useTranslation } from 'react-i18next';
import styles from './CourseShares.module.css';

const OTHERS = ['continuing', 'school', 'dubai'] as const;

/** The rewards for friends who study outside the university. A range is shown as a range (§1, R18). */
export function CourseShares() {
  const { t } = useTranslation('mf-profile-later');
  const { formatPercent } = useFormats();
  const shareText = (share: number | { min: number; max: number }) =>
    typeof share === 'number' ? formatPercent(share) : formatPercent(share.min, share.max);
  return (
    <section>
      <h3>{t('levels.others')}</h3>
      <dl className={styles.shares}>
        {OTHERS.map((course) => (
          <div key={course} className={styles.share}>
            <dt>{t(`levels.course.${course}`)}</dt>
            <dd>{shareText(COURSES[course])}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t('levels.range')}</p>
    </section>
  );
}
