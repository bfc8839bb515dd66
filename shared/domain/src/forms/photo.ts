import { PHOTO_TYPES } from '@cabinet/contracts/photo';
import * as v from 'valibot';
import { limitFault } from './values.ts';

const MIB = 1024 * 1024;
/** Largest file that a photo is cut from, in bytes: a browser may fail to open a larger one. */
const LARGEST_FILE = 20 * MIB;

/**
 * The file of a photo.
 * @param largest most bytes of it
 */
export const photoFile = (largest: number) =>
  v.pipe(
    v.nullable(v.blob()),
    v.blob('required'),
    v.mimeType(PHOTO_TYPES, 'fileType'),
    v.maxSize(largest, limitFault('fileSize', largest / MIB)),
  );

/** The own photo (R15): a file, and which square of the picture is kept. */
export const photoFormSchema = v.object({
  photo: photoFile(LARGEST_FILE),
  crop: v.object({
    /** 1 is the largest square there is, 3 a third of its side. */
    zoom: v.number(),
    /** Where the square lies, from one end (0) to the other (1). */
    x: v.number(),
    y: v.number(),
  }),
});
export type PhotoValues = v.InferInput<typeof photoFormSchema>;
export type PhotoOutput = v.InferOutput<typeof photoFormSchema>;
export type Crop = PhotoValues['crop'];
