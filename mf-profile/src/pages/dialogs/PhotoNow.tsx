import { initials } from '@cabinet/domain/initials';
import { contactAtom, showToast } from '@cabinet/state';
import { Avatar } from '@cabinet/ui';
import { FormButton, FormFailure } from '@cabinet/ui/form';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useParticipant } from '../../data/useParticipant.ts';
import { useRemovePhoto } from '../../data/usePhoto.ts';
import styles from './PhotoDialog.module.css';

/** The current photo, with a button that removes it. */
export function PhotoNow({ onDone }: { onDone(): void }) {
  const { t } = useTranslation('mf-profile-later');
  const { fullName } = useParticipant();
  const imgUrl = useAtomValue(contactAtom)?.imgUrl ?? null;
  const { remove, isRunning, error } = useRemovePhoto();

  async function takeAway() {
    await remove();
    showToast({ message: t('photo.removed') });
    onDone();
  }

  return (
    <>
      <div className={styles.now}>
        <Avatar initials={initials(fullName)} imgUrl={imgUrl} size="lg" />
        <p className={styles.text}>{t('photo.text')}</p>
        {imgUrl && (
          <FormButton variant="danger" size="sm" busy={isRunning} onClick={() => takeAway().catch(() => {})}>
            {t('photo.remove')}
          </FormButton>
        )}
      </div>
      <FormFailure error={error} />
    </>
  );
}
