import { PHOTO_TYPES } from '@cabinet/contracts/photo';
import { Button } from '@cabinet/ui';
import { Camera, ImageUp } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './PhotoSources.module.css';

const LOOK = { size: 18, strokeWidth: 1.8, 'aria-hidden': true } as const;

interface PhotoSourcesProps {
  disabled: boolean;
  onFile(file: File): void;
  /** Absent where the camera has been tried. */
  onCamera?: (() => void) | undefined;
}

/** Where a photo comes from; a file can always be chosen instead of the camera (R15). */
export function PhotoSources({ disabled, onFile, onCamera }: PhotoSourcesProps) {
  const { t } = useTranslation('mf-profile-later');
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.sources}>
      <input
        ref={input}
        type="file"
        hidden
        accept={PHOTO_TYPES.join()}
        aria-label={t('photo.file')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen again.
          target.value = '';
          if (file) onFile(file);
        }}
      />
      <Button variant="quiet" disabled={disabled} onClick={() => input.current?.click()}>
        <ImageUp {...LOOK} />
        {t('photo.file')}
      </Button>
      {onCamera && (
        <Button variant="quiet" disabled={disabled} onClick={onCamera}>
          <Camera {...LOOK} />
          {t('photo.camera')}
        </Button>
      )}
    </div>
  );
}
