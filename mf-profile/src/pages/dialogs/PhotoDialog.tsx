import { contactAtom, writeObstacleAtom } from '@cabinet/state';
import { Dialog } from '@cabinet/ui';
import { Alert } from '@cabinet/ui/later';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PhotoSources } from '../../components/PhotoSources.tsx';
import type { HomeDialogProps } from '../useHomeDialog.ts';
import { PhotoCamera } from './PhotoCamera.tsx';
import { PhotoCut } from './PhotoCut.tsx';
import { PhotoNow } from './PhotoNow.tsx';

/** The own photo: from a file or the camera, cut to a square, kept or taken away (R15). */
export function PhotoDialog({ onClose }: HomeDialogProps) {
  const { t } = useTranslation('mf-profile-later');
  const isKnown = useAtomValue(contactAtom) !== null;
  const obstacle = useAtomValue(writeObstacleAtom);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [hasCamera, setCamera] = useState(false);
  const [isUnreadable, setUnreadable] = useState(false);

  function open(file: Blob) {
    createImageBitmap(file).then(
      (opened) => {
        setUnreadable(false);
        setPicture(opened);
      },
      () => setUnreadable(true),
    );
  }

  function begin() {
    setPicture(null);
    setCamera(false);
  }

  return (
    <Dialog open onClose={onClose} title={t('photo.title')}>
      {picture ? (
        <PhotoCut picture={picture} onAnother={begin} onDone={onClose} />
      ) : (
        <>
          {hasCamera ? <PhotoCamera onPicture={setPicture} /> : <PhotoNow onDone={onClose} />}
          {isUnreadable && <Alert tone="danger">{t('photo.unreadable')}</Alert>}
          {obstacle && <Alert tone="warning">{t(`obstacle.${obstacle}`)}</Alert>}
          <PhotoSources
            disabled={obstacle !== null || !isKnown}
            onFile={open}
            onCamera={hasCamera ? undefined : () => setCamera(true)}
          />
        </>
      )}
    </Dialog>
  );
}
