import { useFormats } from '@cabinet/i18n/useFormats';
import { Button } from '@cabinet/ui/Button';
import { useTranslation } from 'react-i18next';
import page from './EmbeddingPage.module.css';
import styles from './EventLog.module.css';

export interface Heard {
  id: number;
  type: string;
  detail: object;
  time: Date;
}

interface EventLogProps {
  /** Newest first. */
  heard: readonly Heard[];
  onClear(): void;
}

/** Shows the events of the element. */
export function EventLog({ heard, onClear }: EventLogProps) {
  const { t } = useTranslation('documentation');
  const { locale } = useFormats();
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' });
  return (
    <section className={page.section} aria-labelledby="embedding-events">
      <div className={page.head}>
        <h2 id="embedding-events">{t('embedding.events.title')}</h2>
        <Button variant="quiet" size="sm" disabled={heard.length === 0} onClick={onClear}>
          {t('embedding.events.clear')}
        </Button>
      </div>
      <div className={styles.log} role="log" aria-labelledby="embedding-events">
        {heard.length === 0 && <p className={styles.none}>{t('embedding.events.none')}</p>}
        <ol>
          {heard.map(({ id, type, detail, time }) => (
            <li key={id} className={styles.event}>
              <time className={styles.time} dateTime={time.toISOString()}>
                {clock.format(time)}
              </time>
              <code className={styles.type}>{type}</code>
              <code className={styles.detail}>{JSON.stringify(detail, null, 1)}</code>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
