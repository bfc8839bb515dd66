import type { DataHolder } from '../kit/personalData.ts';

/** A lead from another sender shows only the person's own contact data. */
export const leadsHolder: DataHolder = {
  name: 'leads',
  read: (tx, { email, verifiedPhone }) =>
    tx.query(
      `select created_at as date, source, name, case when phone = $2 then phone end as phone,
         case when email = $1 then email end as email
       from leads.lead where email = $1 or phone = $2 order by created_at`,
      [email, verifiedPhone],
    ),
  forget: async (tx, { email, verifiedPhone }) => {
    await tx.query(
      `update leads.lead set name = '', phone = null, email = null, payload = '{}' where email = $1 or phone = $2`,
      [email, verifiedPhone],
    );
  },
};
