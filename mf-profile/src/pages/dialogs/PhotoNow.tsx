import { contactAtom, showToast, writeObstacleAtom } from '@cabinet/state';
import { Button, WriteFailure } from '@cabinet/ui';
import { Alert } from '@cabinet/ui/later';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../components/Avatar.tsx';
import { useParticipant } from '../../data/useParticipant.ts';
import { usePhoto } from '../../data/usePhoto.ts';
import styles from './PhotoDialog.module.css';

/** The photo as it is now, which can be taken away. */
export function PhotoNow({ onDone }: { onDone(): void }) {
  const { t } = useTranslation('mf-profile-later');
  const { fullName } = useParticipant();
  const imgUrl = useAtomValue(contactAtom)?.imgUrl ?? null;
  const obstacle = useAtomValue(writeObstacleAtom);
  const { remove, isRunning, error } = usePhoto();

  async function takeAway() {
    await remove();
    showToast({ message: t('photo.removed') });
    onDone();
  }

  return (
    <div className={styles.now}>
      <Avatar name={fullName} imgUrl={imgUrl} size="lg" />
      <p className={styles.text}>{t('photo.text')}</p>
      {imgUrl && (
        <Button
          variant="danger"
          size="sm"
          busy={isRunning}
          disabled={obstacle !== null}
          onClick={() => takeAway().catch(() => {})}
        >
          {t('photo.remove')}
        </Button>
      )}
      {error && (
        <Alert tone="danger">
          <WriteFailure error={error} />
        </Alert>
      )}
    </div>
  );
}
