import { PHOTO_TYPES } from '@cabinet/contracts/photo';
import type { PhotoOutput, PhotoValues } from '@cabinet/domain/forms/photo';
import { FormButton, type FormControl, useFormField } from '@cabinet/ui/form';
import { Camera, ImageUp } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './PhotoSources.module.css';

const LOOK = { size: 18, strokeWidth: 1.8, 'aria-hidden': true } as const;

interface PhotoSourcesProps {
  control: FormControl<PhotoValues, PhotoOutput>;
  /** The contact is not loaded yet, so a photo cannot be changed. */
  disabled: boolean;
  onPhoto(photo: Blob): void;
  /** Undefined after the camera was tried. */
  onCamera?: (() => void) | undefined;
}

/** The sources of a photo. A file is always possible instead of the camera (R15). */
export function PhotoSources({ control, disabled, onPhoto, onCamera }: PhotoSourcesProps) {
  const { t } = useTranslation('mf-profile-later');
  const { error } = useFormField<PhotoValues, PhotoOutput, Blob | null>({ control, name: 'photo' });
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
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
          // Reset the input, so that the same file can be chosen again.
          target.value = '';
          if (file) onPhoto(file);
        }}
      />
      <FormButton
        disabled={disabled}
        aria-describedby={error ? errorId : undefined}
        onClick={() => input.current?.click()}
      >
        <ImageUp {...LOOK} />
        {t('photo.file')}
      </FormButton>
      {onCamera && (
        <FormButton disabled={disabled} onClick={onCamera}>
          <Camera {...LOOK} />
          {t('photo.camera')}
        </FormButton>
      )}
      {error && (
        <p className={styles.error} id={errorId} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
