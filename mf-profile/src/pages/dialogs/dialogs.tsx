import type { ComponentType } from 'react';
import type { HomeDialog, HomeDialogProps } from '../../data/useHomeDialog.ts';
import { CodeDialog } from './CodeDialog.tsx';
import { ConversionDialog } from './ConversionDialog.tsx';
import { DataDialog } from './DataDialog.tsx';
import { EstimateDialog } from './EstimateDialog.tsx';
import { FriendsDialog } from './FriendsDialog.tsx';
import { GoalDialog } from './GoalDialog.tsx';
import { LevelDialog } from './LevelDialog.tsx';
import { ManagerDialog } from './ManagerDialog.tsx';
import { PhoneDialog } from './PhoneDialog.tsx';
import { PhotoDialog } from './PhotoDialog.tsx';
import { PrivacyDialog } from './PrivacyDialog.tsx';
import { QuestionDialog } from './QuestionDialog.tsx';
import { ViewsDialog } from './ViewsDialog.tsx';
import { WelcomeDialog } from './WelcomeDialog.tsx';

/** All dialogs of the home page except the card. Their common chunk loads when the first dialog opens. */
export const dialogs = {
  level: LevelDialog,
  code: CodeDialog,
  data: DataDialog,
  estimate: EstimateDialog,
  friends: FriendsDialog,
  manager: ManagerDialog,
  question: QuestionDialog,
  conversion: ConversionDialog,
  phone: PhoneDialog,
  photo: PhotoDialog,
  goal: GoalDialog,
  views: ViewsDialog,
  privacy: PrivacyDialog,
  welcome: WelcomeDialog,
} satisfies Record<Exclude<HomeDialog, 'card'>, ComponentType<HomeDialogProps>> & {
  welcome: typeof WelcomeDialog;
};
