import { dayOf } from '@cabinet/i18n';
import { writeObstacleAtom } from '@cabinet/state';
import { Button, saveFile, WriteFailure } from '@cabinet/ui';
import { useAtomValue } from 'jotai';
import { Download } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useExportData } from '../../data/usePrivacy.ts';
import styles from './Privacy.module.css';

/** Saves a copy of all data of the participant as a file. Not available in view-as. */
export function PrivacyExport() {
  const { t } = useTranslation('mf-profile-later');
  const obstacle = useAtomValue(writeObstacleAtom);
  const { run, isRunning, error } = useExportData();
  const noteId = useId();

  async function save() {
    const data = await run({}).catch(() => null);
    if (!data) return;
    const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
    saveFile(file, `${t('privacy.data.file')}-${dayOf(new Date())}.json`);
  }

  return (
    <section className={styles.part}>
      <h3>{t('privacy.data.title')}</h3>
      <p className={styles.text}>{t('privacy.data.text')}</p>
      <Button
        variant="line"
        busy={isRunning}
        disabled={obstacle !== null}
        aria-describedby={noteId}
        onClick={() => void save()}
      >
        <Download size={18} strokeWidth={1.8} aria-hidden="true" />
        {t('privacy.data.action')}
      </Button>
      <p className={styles.text} id={noteId} aria-live="polite">
        {obstacle ? t(`privacy.data.obstacle.${obstacle}`) : error && <WriteFailure error={error} />}
      </p>
    </section>
  );
}
