import { PARTICIPANT_QUERY_LEAST, PARTICIPANT_QUERY_MOST } from '@cabinet/contracts/participants';
import { REASON_LENGTH } from '@cabinet/contracts/views';
import * as v from 'valibot';
import { limitIssue, requiredUpTo, sentText } from './values.ts';

/** The search form that staff uses to find a participant. */
export const participantsFormSchema = v.object({
  query: v.pipe(
    sentText,
    v.nonEmpty('required'),
    v.minLength(PARTICIPANT_QUERY_LEAST, limitIssue('short', PARTICIPANT_QUERY_LEAST)),
    v.maxLength(PARTICIPANT_QUERY_MOST, limitIssue('long', PARTICIPANT_QUERY_MOST)),
  ),
});

/** The form for the reason of a staff visit. */
export const viewReasonFormSchema = v.object({ reason: requiredUpTo(REASON_LENGTH) });
