import type { Tx } from '../../kit/database.ts';
import { NotFound } from '../../kit/errors.ts';

/** Marks the terms as changed for a participant. The cabinet asks the participant once (R37). */
export async function changeTerms(tx: Tx, email: string): Promise<void> {
  const changed = await tx.query(
    'update loyalty.contact set updated_condition = true where email = $1 returning id',
    [email],
  );
  if (changed.length > 0) return;
  throw new NotFound({
    message: `Unknown participant with the e-mail ${email}.`,
    errorCode: 'not_found',
  });
}
