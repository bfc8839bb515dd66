import type { Tx } from '../kit/database.ts';
import { type DataHolder, forgottenEmail, type Person } from '../kit/personalData.ts';

export const crmHolder: DataHolder = {
  name: 'crm',
  read: async (tx, person) => {
    const id = await clientIdOf(tx, person);
    const [client] = await tx.query<{ data: object }>(
      `select to_jsonb(c) - 'subject' as data from crm.client c where id = $1`,
      [id],
    );
    const requests = await tx.query(
      `select id, topic, category_code, status_code, created_at from crm.support_request
       where client_id = $1 order by id`,
      [id],
    );
    const [link] = await tx.query<{ payload: object }>(
      'select payload from crm.card_link where client_id = $1',
      [id],
    );
    return { client: client?.data ?? null, supportRequests: requests, cardLink: link?.payload ?? null };
  },
  forget: async (tx, person) => {
    const id = await clientIdOf(tx, person);
    if (id === null) return;
    await tx.query('delete from crm.support_request where client_id = $1', [id]);
    await tx.query('delete from crm.card_link where client_id = $1', [id]);
    await tx.query(
      `update crm.client set subject = null, email = $2, name = null, surname = null, patronymic = null,
         birth_date = null, sex = null, partner_id = null, phone = null, akada_fl_guid = null, bitrix_id = null,
         project_id = null, change_client_email = null, change_b24_email = null, old_emails = '{}',
         change_client_phone = null, change_b24_phone = null, old_phones = '{}', is_client_email_confirmed = false, is_change_email = false,
         is_old_email = false, updated_terms = false, deadline = null
       where id = $1`,
      [id, forgottenEmail(id)],
    );
  },
};

async function clientIdOf(tx: Tx, { subject, email }: Person): Promise<number | null> {
  const [row] = await tx.query<{ id: number }>(
    `select id from crm.client where subject = $1 or (subject is null and email = $2)
     order by subject is null limit 1`,
    [subject, email],
  );
  return row?.id ?? null;
}
