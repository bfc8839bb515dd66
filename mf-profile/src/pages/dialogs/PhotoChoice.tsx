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
  /** The photo was taken away. */
  onDone(): void;
}

/** The photo as it is now, or what the camera sees; below, where another one comes from. */
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
