import type { Crop, PhotoOutput, PhotoValues } from '@cabinet/domain/forms/photo';
import { type FormControl, useFormField } from '@cabinet/ui/form';
import { type PointerEvent, type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { cropSquare, moveCrop } from '../domain/photoCrop.ts';
import styles from './PhotoCrop.module.css';
import { PhotoSliders } from './PhotoSliders.tsx';

/** Side of the saved photo, in pixels. */
const SIDE = 512;

interface PhotoCropProps {
  control: FormControl<PhotoValues, PhotoOutput>;
  picture: ImageBitmap;
  /** Holds the photo that will be saved. */
  canvas: RefObject<HTMLCanvasElement | null>;
}

/** The choice of the square that becomes the photo. The participant drags it or uses sliders. */
export function PhotoCrop({ control, picture, canvas }: PhotoCropProps) {
  const { t } = useTranslation('mf-profile-later');
  const { value: crop, onChange: onCrop } = useFormField<PhotoValues, PhotoOutput, Crop>({
    control,
    name: 'crop',
  });

  useEffect(() => {
    const { left, top, side } = cropSquare(picture, crop);
    canvas.current?.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE);
  }, [picture, crop, canvas]);

  function drag({ buttons, movementX, movementY, currentTarget }: PointerEvent<HTMLCanvasElement>) {
    if (buttons === 0) return;
    const width = currentTarget.clientWidth;
    onCrop(moveCrop(picture, crop, { x: movementX / width, y: movementY / width }));
  }

  return (
    <div className={styles.crop}>
      <canvas
        ref={canvas}
        className={styles.photo}
        width={SIDE}
        height={SIDE}
        role="img"
        aria-label={t('photo.preview')}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={drag}
      />
      <PhotoSliders picture={picture} crop={crop} onCrop={onCrop} />
    </div>
  );
}
