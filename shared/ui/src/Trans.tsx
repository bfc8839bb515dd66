import type { TFunction } from 'i18next';
import type { ReactElement } from 'react';
import { Trans as LibraryTrans } from 'react-i18next';

export interface TransProps {
  t: TFunction<string>;
  i18nKey: string;
  /** The values of the placeholders in the text. */
  values?: Record<string, unknown>;
  /** The elements for the marks of the text, by name. */
  components: Record<string, ReactElement>;
}

/** A text with links or emphasis. It needs a parser library, so keep it out of the first screen. */
export function Trans(props: TransProps) {
  return <LibraryTrans {...props} />;
}
