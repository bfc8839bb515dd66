import { photoFormSchema } from '@cabinet/domain/forms/photo';
import { showToast, writeObstacleAtom } from '@cabinet/state';
import { Form, useSchemaForm } from '@cabinet/ui/form';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSavePhoto } from '../../data/usePhoto.ts';
import { MIDDLE } from '../../domain/photoCrop.ts';
import styles from './ConversionForm.module.css';
import { PhotoChoice } from './PhotoChoice.tsx';
import { PhotoCut } from './PhotoCut.tsx';

/** The form of the photo: a picture and its square (R15). A file is too large for a draft. */
export function PhotoForm({ onDone }: { onDone(): void }) {
  const { t } = useTranslation('mf-profile-later');
  const obstacle = useAtomValue(writeObstacleAtom);
  const { save, reset } = useSavePhoto();
  const form = useSchemaForm(photoFormSchema, { photo: null, crop: MIDDLE });
  const canvas = useRef<HTMLCanvasElement>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);

  async function open(photo: Blob) {
    form.setValue('photo', photo);
    if (!(await form.trigger('photo'))) return;
    createImageBitmap(photo).then(setPicture, () => form.setError('photo', { message: 'unreadable' }));
  }

  function begin() {
    form.reset();
    setPicture(null);
  }

  return (
    <Form
      className={styles.form}
      form={form}
      obstacle={obstacle && t(`obstacle.${obstacle}`)}
      onSubmit={async () => canvas.current && save(canvas.current)}
      onSent={() => {
        showToast({ message: t('photo.saved') });
        onDone();
      }}
      onEdit={reset}
    >
      {picture ? (
        <PhotoCut control={form.control} picture={picture} canvas={canvas} onAnother={begin} />
      ) : (
        <PhotoChoice control={form.control} onPhoto={open} onDone={onDone} />
      )}
    </Form>
  );
}
