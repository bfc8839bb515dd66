import { PageHeading } from '@cabinet/ui/PageHeading';
import styles from './Content.module.css';
import { useContentText } from './useContentText.ts';

/** §1, §9: percent of the first semester by level. */
const LEVELS = [
  { name: 'friend', percent: 30 },
  { name: 'good', percent: 40 },
  { name: 'best', percent: 50 },
];

/** The programme's rules in numbers (§1). */
export function RulesPage() {
  const t = useContentText();
  return (
    <div className={styles.page}>
      <PageHeading lead={t('rules.lead')}>{t('rules.title')}</PageHeading>
      <section className={styles.section}>
        <h2>{t('rules.levels.title')}</h2>
        <p className={styles.text}>{t('rules.levels.text')}</p>
        <ul className={styles.levels}>
          {LEVELS.map(({ name, percent }) => (
            <li key={name}>
              <b className={styles.percent}>{percent}%</b>
              <h3>{t(`rules.levels.${name}.name`)}</h3>
              <p className={styles.text}>{t(`rules.levels.${name}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <div className={styles.columns}>
        <List
          title={t('rules.earn.title')}
          of="rules.earn"
          items={['welcome', 'birthday', 'courses', 'school', 'dubai']}
        />
        <List title={t('rules.spend.title')} of="rules.spend" items={['goods', 'events', 'tuition']} />
        <List title={t('rules.limits.title')} of="rules.limits" items={['card', 'transfer']} />
      </div>
    </div>
  );
}

function List({ title, of, items }: { title: string; of: string; items: string[] }) {
  const t = useContentText();
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item}>{t(`${of}.${item}`)}</li>
        ))}
      </ul>
    </section>
  );
}
