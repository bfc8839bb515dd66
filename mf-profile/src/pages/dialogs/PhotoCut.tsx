import type { PhotoOutput, PhotoValues } from '@cabinet/domain/forms/photo';
import { FormButton, type FormControl, FormFailure, SubmitButton } from '@cabinet/ui/form';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { PhotoCrop } from '../../components/PhotoCrop.tsx';
import styles from './PhotoDialog.module.css';

interface PhotoCutProps {
  control: FormControl<PhotoValues, PhotoOutput>;
  picture: ImageBitmap;
  /** Holds the photo that will be saved. */
  canvas: RefObject<HTMLCanvasElement | null>;
  onAnother(): void;
}

/** Crops a picture to the square that is saved. */
export function PhotoCut({ onAnother, ...crop }: PhotoCutProps) {
  const { t } = useTranslation('mf-profile-later');
  return (
    <>
      <PhotoCrop {...crop} />
      <FormFailure />
      <div className={styles.actions}>
        <FormButton onClick={onAnother}>{t('photo.another')}</FormButton>
        <SubmitButton>{t('photo.save')}</SubmitButton>
      </div>
    </>
  );
}
