import { PARTICIPANT_QUERY_LEAST, PARTICIPANT_QUERY_MOST } from '@cabinet/contracts/participants';
import { REASON_LENGTH } from '@cabinet/contracts/views';
import * as v from 'valibot';
import { limitFault, requiredUpTo, sentText } from './values.ts';

/** What staff finds a participant by. */
export const participantsFormSchema = v.object({
  query: v.pipe(
    sentText,
    v.nonEmpty('required'),
    v.minLength(PARTICIPANT_QUERY_LEAST, limitFault('short', PARTICIPANT_QUERY_LEAST)),
    v.maxLength(PARTICIPANT_QUERY_MOST, limitFault('long', PARTICIPANT_QUERY_MOST)),
  ),
});

/** Why staff looks at somebody's cabinet. */
export const viewReasonFormSchema = v.object({ reason: requiredUpTo(REASON_LENGTH) });
