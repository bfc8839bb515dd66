import type { Card } from '@cabinet/contracts/members';
import type { Participant } from '@cabinet/contracts/participants';
import { namedCardState, physicalCard } from '@cabinet/domain/card';
import { normalisePhone } from '@cabinet/domain/phone';
import type { Tx } from '../../kit/database.ts';

const MOST = 20;
const LAST_CODE_POINT = '\u{10FFFF}';

interface Row {
  id: number;
  email: string;
  name: string | null;
  phone: string | null;
}

/**
 * Finds participants by a whole card number or phone, an e-mail prefix, or words of a name. See
 * 040-participants.sql.
 */
export async function findParticipants(
  tx: Tx,
  query: string,
): Promise<{ participants: Participant[]; hasMore: boolean }> {
  const [where, param] = conditionOf(query);
  const found = await tx.query<Row>(
    `select c.id, c.email, c.full_name as name, coalesce(c.verified_phone, c.phones[1]) as phone
     from loyalty.contact c where c.left_at is null and (${where})
     order by c.full_name nulls last, c.id limit $2`,
    [param, MOST + 1],
  );
  const rows = found.slice(0, MOST);
  const cards = await tx.query<Card & { contactId: number }>(
    `select id, status, type_id as "typeId", card_number as "cardNumber", card_hash as "cardHash",
       contact_id as "contactId" from loyalty.card where contact_id = any($1) order by id`,
    [rows.map(({ id }) => id)],
  );
  const participants = rows.map(({ id, email, name, phone }) => {
    const own = cards.filter(({ contactId }) => contactId === id);
    return {
      email,
      name,
      phone: phone && maskedPhone(phone),
      cardNumber: physicalCard(own)?.cardNumber ?? null,
      cardState: namedCardState(own),
    };
  });
  return { participants, hasMore: found.length > MOST };
}

/** Returns the SQL condition for a query, and its parameter. */
function conditionOf(query: string): [where: string, param: string] {
  const digits = normalisePhone(query, { plus: false });
  if (/^[\d\s()+-]+$/.test(query)) {
    return [
      `loyalty.phone_digits(c.phones || c.verified_phone) @> array[$1]
         or c.id in (select k.contact_id from loyalty.card k where k.card_number = $1)`,
      digits,
    ];
  }
  const words = query.replace(/['ʻʼ‘’]/g, '').match(/[\p{L}\p{N}]+/gu) ?? [];
  if (query.includes('@') || words.length === 0) {
    return [
      `c.email collate "C" >= $1::text and c.email collate "C" < $1::text || '${LAST_CODE_POINT}'`,
      query.toLowerCase(),
    ];
  }
  return [
    `loyalty.name_words(c.full_name) @@ to_tsquery('simple', $1)`,
    words.map((word) => `${word.toLowerCase().replaceAll('ё', 'е')}:*`).join(' & '),
  ];
}

/** The last four digits distinguish two people with the same name. */
function maskedPhone(phone: string): string {
  return `··· ${normalisePhone(phone).slice(-4)}`;
}
