import type { TFunction } from 'i18next';
import type { ReactElement } from 'react';
import { Trans as LibraryTrans } from 'react-i18next';

export interface TransProps {
  t: TFunction<string>;
  i18nKey: string;
  /** What the text has placeholders for. */
  values?: Record<string, unknown>;
  /** What the marks of the text stand for, by their names. */
  components: Record<string, ReactElement>;
}

/** A text with links or emphasis inside. To parse it takes a library that no first screen needs. */
export function Trans(props: TransProps) {
  return <LibraryTrans {...props} />;
}
