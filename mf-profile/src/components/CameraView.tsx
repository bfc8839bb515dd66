import { Button } from '@cabinet/ui';
import { Camera } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './CameraView.module.css';

interface CameraViewProps {
  /** Null while the browser asks for permission. */
  stream: MediaStream | null;
  onPhoto(photo: Blob): void;
}

/** The camera preview, mirrored, with the shutter button. */
export function CameraView({ stream, onPhoto }: CameraViewProps) {
  const { t } = useTranslation('mf-profile-later');
  const video = useRef<HTMLVideoElement>(null);
  const [isSeen, setSeen] = useState(false);
  const show = useCallback(
    (element: HTMLVideoElement | null) => {
      video.current = element;
      if (element) element.srcObject = stream;
    },
    [stream],
  );

  function take() {
    if (!video.current) return;
    const { videoWidth: width, videoHeight: height } = video.current;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    canvas.getContext('2d')?.drawImage(video.current, 0, 0);
    canvas.toBlob((photo) => photo && onPhoto(photo), 'image/png');
  }

  return (
    <>
      <div className={styles.place}>
        {!stream && <p className={styles.wait}>{t('photo.allow')}</p>}
        <video
          ref={show}
          className={styles.video}
          aria-label={t('photo.view')}
          onLoadedData={() => setSeen(true)}
          autoPlay
          playsInline
          muted
        />
      </div>
      <Button wide disabled={!isSeen} onClick={take}>
        <Camera size={18} strokeWidth={1.8} aria-hidden="true" />
        {t('photo.take')}
      </Button>
    </>
  );
}
