import { PageHeading } from '@cabinet/ui/PageHeading';
import type { ReactNode } from 'react';
import styles from './Content.module.css';
import { Example } from './Example.tsx';
import { RewardTable } from './RewardTable.tsx';
import { useContentText } from './useContentText.ts';
import { useFigures } from './useFigures.ts';

const REFUSALS = ['studied', 'link', 'refund', 'consent'] as const;

interface RulesProps {
  /** The link for an objection to a decision, with these words. */
  objection(words: string): ReactNode;
}

/**
 * Shows the programme's rules in numbers (§1): an example, the levels, the rewards with their dates, and the
 * exceptions.
 */
export function Rules({ objection }: RulesProps) {
  const t = useContentText();
  const { good, best, friendPercent, goodPercent, bestPercent, back, storage, extension, life } =
    useFigures();
  const levels = [
    { name: 'friend', percent: friendPercent, friends: 0 },
    { name: 'good', percent: goodPercent, friends: good },
    { name: 'best', percent: bestPercent, friends: best },
  ];
  const returns = [
    t('rules.back.cancel'),
    back && t('rules.back.goods', { back }),
    storage && t('rules.back.storage', { storage }),
    extension && t('rules.back.extension', { extension }),
  ].filter(Boolean);

  return (
    <div className={styles.page}>
      <PageHeading lead={t(life ? 'rules.leadLife' : 'rules.lead')}>{t('rules.title')}</PageHeading>
      <Example />
      <section className={styles.section}>
        <h2>{t('rules.levels.title')}</h2>
        <p className={styles.text}>{t('rules.levels.text')}</p>
        <ul className={styles.levels}>
          {levels.map(({ name, percent, friends }) => (
            <li key={name}>
              <b className={styles.percent}>{percent}</b>
              <h3>{t(`rules.levels.${name}.name`)}</h3>
              <p className={styles.text}>{t(`rules.levels.${name}.text`, { friends })}</p>
            </li>
          ))}
        </ul>
      </section>
      <RewardTable />
      <div className={styles.columns}>
        {life && (
          <section className={styles.section}>
            <h2>{t('rules.life.title')}</h2>
            <p className={styles.text}>{t('rules.life.text', { life })}</p>
          </section>
        )}
        <section className={styles.section}>
          <h2>{t('rules.back.title')}</h2>
          <p className={styles.text}>{returns.join(' ')}</p>
        </section>
        <List title={t('rules.spend.title')} of="rules.spend" items={['goods', 'events', 'tuition']} />
        <List title={t('rules.limits.title')} of="rules.limits" items={['card', 'transfer']} />
      </div>
      <section className={styles.section}>
        <h2>{t('rules.refused.title')}</h2>
        <ul className={styles.list}>
          {REFUSALS.map((name) => (
            <li key={name}>
              <h3>{t(`rules.refused.${name}.name`)}</h3>
              <p className={styles.text}>{t(`rules.refused.${name}.text`)}</p>
            </li>
          ))}
        </ul>
        <p>
          {t('rules.refused.object')} {objection(t('rules.refused.write'))}
        </p>
      </section>
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
