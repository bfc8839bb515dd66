import { showToast, writeObstacleAtom } from '@cabinet/state';
import { Button, WriteFailure } from '@cabinet/ui';
import { Alert } from '@cabinet/ui/later';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PhotoCrop } from '../../components/PhotoCrop.tsx';
import { usePhoto } from '../../data/usePhoto.ts';
import { type Crop, MIDDLE } from '../../domain/photoCrop.ts';
import styles from './PhotoDialog.module.css';

interface PhotoCutProps {
  picture: ImageBitmap;
  onAnother(): void;
  onDone(): void;
}

/** Cuts a picture to the square that is kept. */
export function PhotoCut({ picture, onAnother, onDone }: PhotoCutProps) {
  const { t } = useTranslation('mf-profile-later');
  const obstacle = useAtomValue(writeObstacleAtom);
  const [crop, setCrop] = useState(MIDDLE);
  const { save, isRunning, error, reset } = usePhoto();
  const canvas = useRef<HTMLCanvasElement>(null);

  function cut(next: Crop) {
    setCrop(next);
    if (error) reset();
  }

  async function keep() {
    const [, data] = canvas.current?.toDataURL('image/jpeg', 0.9).split(',') ?? [];
    if (!data) return;
    await save(data);
    showToast({ message: t('photo.saved') });
    onDone();
  }

  return (
    <>
      <PhotoCrop picture={picture} crop={crop} onCrop={cut} canvas={canvas} />
      {obstacle && <Alert tone="warning">{t(`obstacle.${obstacle}`)}</Alert>}
      {error && !obstacle && (
        <Alert tone="danger">
          <WriteFailure error={error} />
        </Alert>
      )}
      <div className={styles.actions}>
        <Button variant="quiet" disabled={isRunning} onClick={onAnother}>
          {t('photo.another')}
        </Button>
        <Button busy={isRunning} disabled={obstacle !== null} onClick={() => keep().catch(() => {})}>
          {t('photo.save')}
        </Button>
      </div>
    </>
  );
}
