import { prepareBarcode } from '@cabinet/ui';
import type { ComponentType } from 'react';
import type { HomeDialog, HomeDialogProps } from '../useHomeDialog.ts';
import { CardDialog } from './CardDialog.tsx';
import { CodeDialog } from './CodeDialog.tsx';
import { ConversionDialog } from './ConversionDialog.tsx';
import { FriendsDialog } from './FriendsDialog.tsx';
import { GoalDialog } from './GoalDialog.tsx';
import { LevelDialog } from './LevelDialog.tsx';
import { PhoneDialog } from './PhoneDialog.tsx';
import { PhotoDialog } from './PhotoDialog.tsx';
import { PrivacyDialog } from './PrivacyDialog.tsx';
import { QuestionDialog } from './QuestionDialog.tsx';
import { ViewsDialog } from './ViewsDialog.tsx';
import { WelcomeDialog } from './WelcomeDialog.tsx';

prepareBarcode();

/** Every dialog of the home page: one file of code, loaded after the page. */
export const dialogs = {
  card: CardDialog,
  level: LevelDialog,
  code: CodeDialog,
  friends: FriendsDialog,
  question: QuestionDialog,
  conversion: ConversionDialog,
  phone: PhoneDialog,
  photo: PhotoDialog,
  goal: GoalDialog,
  views: ViewsDialog,
  privacy: PrivacyDialog,
  welcome: WelcomeDialog,
} satisfies Record<HomeDialog, ComponentType<HomeDialogProps>> & { welcome: typeof WelcomeDialog };
