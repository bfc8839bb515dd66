import { showToast } from '@cabinet/state';
import { useTranslation } from 'react-i18next';
import { useRemoveGoal, useSetGoal } from '../../data/useGoal.ts';

/** Saves the goal or removes it, and says so. A failure is shown in the form. */
export function useGoalWrites(onDone: () => void) {
  const { t } = useTranslation('mf-profile-later');
  const set = useSetGoal();
  const remove = useRemoveGoal();

  function tell(message: string) {
    showToast({ message });
    onDone();
  }

  return {
    save: (body: Parameters<typeof set.run>[0]['body']) => set.run({ body }),
    tellSaved: () => tell(t('goal.done')),
    remove: () =>
      void remove.run({}).then(
        () => tell(t('goal.removed')),
        () => {},
      ),
    removeError: remove.error,
    reset() {
      set.reset();
      remove.reset();
    },
    isRemoving: remove.isRunning,
  };
}
