import { Alert } from '@cabinet/ui/later';
import { useTranslation } from 'react-i18next';
import { CameraView } from '../../components/CameraView.tsx';
import { useCamera } from '../../data/useCamera.ts';

/** The camera, or the reason why it gives no picture (R15, §8). */
export function PhotoCamera({ onPhoto }: { onPhoto(photo: Blob): void }) {
  const { t } = useTranslation('mf-profile-later');
  const { stream, failure } = useCamera();
  if (!failure) return <CameraView stream={stream} onPhoto={onPhoto} />;
  return (
    <Alert tone="danger" title={t(`photo.failure.${failure}.title`)}>
      {t(`photo.failure.${failure}.text`)}
    </Alert>
  );
}
