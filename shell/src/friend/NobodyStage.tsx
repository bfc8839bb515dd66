import { Stage } from '@cabinet/ui/Stage';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Rosette } from './Rosette.tsx';
import styles from './stage.module.css';
import { useUniversityName } from './useUniversityName.ts';

interface NobodyStageProps {
  title: string;
  /** Why, in a paragraph. */
  text: ReactNode;
  /** What can be done. */
  children?: ReactNode;
}

/** The stage of a link that invites nobody. */
export function NobodyStage({ title, text, children }: NobodyStageProps) {
  const { t } = useTranslation('friend');
  const name = useUniversityName();
  return (
    <Stage className={styles.stage}>
      <Rosette isFaint />
      <p className={styles.who}>
        <b>{name && t('ui:university', { name })}</b>
      </p>
      <div>
        <h1 className={styles.nobody}>{title}</h1>
        {text}
      </div>
      {children}
    </Stage>
  );
}
