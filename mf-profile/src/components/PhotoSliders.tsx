import type { Crop } from '@cabinet/domain/forms/photo';
import { useFormats } from '@cabinet/i18n';
import { Slider } from '@cabinet/ui/Slider';
import { useTranslation } from 'react-i18next';
import { cropRoom, MOST_ZOOM } from '../domain/photoCrop.ts';

interface PhotoSlidersProps {
  picture: ImageBitmap;
  crop: Crop;
  onCrop(crop: Crop): void;
}

/** Sliders for the zoom and, if the picture leaves room, for the position of the square. */
export function PhotoSliders({ picture, crop, onCrop }: PhotoSlidersProps) {
  const { t } = useTranslation('mf-profile-later');
  const { formatPercent } = useFormats();
  const room = cropRoom(picture, crop);
  const format = (part: number) => formatPercent(Math.round(part * 100));
  const place = { min: 0, max: 1, step: 0.01, format };
  return (
    <>
      <Slider
        label={t('photo.zoom')}
        value={crop.zoom}
        min={1}
        max={MOST_ZOOM}
        step={0.05}
        format={format}
        onChange={(zoom) => onCrop({ ...crop, zoom })}
      />
      {room.x && (
        <Slider
          {...place}
          label={t('photo.across')}
          value={crop.x}
          onChange={(x) => onCrop({ ...crop, x })}
        />
      )}
      {room.y && (
        <Slider {...place} label={t('photo.down')} value={crop.y} onChange={(y) => onCrop({ ...crop, y })} />
      )}
    </>
  );
}
