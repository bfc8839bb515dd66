import { PHOTO_TYPES } from '@cabinet/contracts/photo';
import * as v from 'valibot';
import { limitIssue } from './values.ts';

const MIB = 1024 * 1024;
/** Largest source file of a photo, in bytes. A browser may fail to open larger files. */
const LARGEST_FILE = 20 * MIB;

/**
 * Returns the schema of a photo file.
 * @param largest maximum size in bytes
 */
export const photoFile = (largest: number) =>
  v.pipe(
    v.nullable(v.blob()),
    v.blob('required'),
    v.mimeType(PHOTO_TYPES, 'fileType'),
    v.maxSize(largest, limitIssue('fileSize', largest / MIB)),
  );

/** The form of the own photo (R15): a file, and the square to keep. */
export const photoFormSchema = v.object({
  photo: photoFile(LARGEST_FILE),
  crop: v.object({
    /** 1 keeps the largest possible square. 3 keeps a square with a third of its side. */
    zoom: v.number(),
    /** Position of the square, from one end (0) to the other (1). */
    x: v.number(),
    y: v.number(),
  }),
});
export type PhotoValues = v.InferInput<typeof photoFormSchema>;
export type PhotoOutput = v.InferOutput<typeof photoFormSchema>;
export type Crop = PhotoValues['crop'];
