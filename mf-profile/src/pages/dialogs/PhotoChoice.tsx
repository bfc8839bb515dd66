import type { PhotoOutput, PhotoValues } from '@cabinet/domain/forms/photo';
import { contactAtom } from '@cabinet/state';
import { type FormControl, FormFailure } from '@cabinet/ui/form';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { PhotoSources } from '../../components/PhotoSources.tsx';
import { PhotoCamera } from './PhotoCamera.tsx';
import { PhotoNow } from './PhotoNow.tsx';

interface PhotoChoiceProps {
  control: FormControl<PhotoValues, PhotoOutput>;
  onPhoto(photo: Blob): void;
  /** Called after the photo was removed. */
  onDone(): void;
}

/** The current photo or the camera, with the sources of a new photo. */
export function PhotoChoice({ control, onPhoto, onDone }: PhotoChoiceProps) {
  const isKnown = useAtomValue(contactAtom) !== null;
  const [hasCamera, setCamera] = useState(false);
  return (
    <>
      {hasCamera ? (
        <>
          <PhotoCamera onPhoto={onPhoto} />
          <FormFailure />
        </>
      ) : (
        <PhotoNow onDone={onDone} />
      )}
      <PhotoSources
        control={control}
        disabled={!isKnown}
        onPhoto={onPhoto}
        onCamera={hasCamera ? undefined : () => setCamera(true)}
      />
    </>
  );
}
