import { SUPPORT_TOPICS } from '@cabinet/contracts/support';
import type { SupportOutput, SupportValues } from '@cabinet/domain/forms/support';
import { type FormControl, SelectFormField } from '@cabinet/ui/form';
import { useContentText } from './useContentText.ts';

/** The field for the topic of a support request. */
export function TopicField({ control }: { control: FormControl<SupportValues, SupportOutput> }) {
  const t = useContentText();
  return (
    <SelectFormField control={control} name="topic" label={t('support.topic')}>
      <option value="" disabled>
        {t('support.choose')}
      </option>
      {SUPPORT_TOPICS.map((name) => (
        <option key={name} value={name}>
          {t(`support.topics.${name}`)}
        </option>
      ))}
    </SelectFormField>
  );
}
