import { getRating, listStories, type RatingEntry, setRatingVisibility } from '@cabinet/contracts/rating';
import type { RouteAnswer } from '@cabinet/contracts/route';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../kit/database.ts';
import { writeOnce } from '../../kit/once.ts';
import { serve } from '../../kit/serve.ts';
import { maskedName } from '../maskedName.ts';
import { openRating, type RatingRow } from '../rating.ts';
import { findContact, getContact } from '../repository/contacts.ts';
import { isHiddenFromRating, setHiddenFromRating } from '../repository/rating.ts';
import stories from '../seed/stories.json' with { type: 'json' };

const TOP = 50;
const AROUND = 2;

export function serveRating(app: FastifyInstance, db: Database): void {
  const readRating = openRating(db);

  serve(app, getRating, async ({ query }, caller) => {
    const contact = await findContact(db, caller);
    const rows = await readRating(query.period, contact?.id ?? null);
    const isHidden = contact !== null && (await isHiddenFromRating(db, contact.id));
    const own = rows.find(({ contactId }) => contactId === contact?.id);
    const isNear = ({ place }: RatingRow) => own !== undefined && Math.abs(place - own.place) <= AROUND;
    const shown = rows.filter((row) => row.place <= TOP + 1 || isNear(row));
    return ratingAnswer(shown, contact?.id, isHidden);
  });

  serve(app, setRatingVisibility, async ({ body }, caller) =>
    writeOnce(db, caller, ['setRatingVisibility', body], async (tx) => {
      await setHiddenFromRating(tx, (await getContact(tx, caller)).id, body.isHidden);
      return body;
    }),
  );

  serve(app, listStories, async () => ({ stories }));
}

/** A hidden participant sees what the others see, and their own row apart from it. */
function ratingAnswer(
  rows: RatingRow[],
  ownId: number | undefined,
  isHidden: boolean,
): RouteAnswer<typeof getRating> {
  const entries = rows.map((row) => ratingEntry(row, ownId));
  const client = entries.find(({ isOwn }) => isOwn) ?? null;
  const isNear = ({ place }: RatingEntry) => client !== null && Math.abs(place - client.place) <= AROUND;
  if (!isHidden) {
    const top = entries.filter(({ place }) => place <= TOP);
    return { client, top, neighbours: entries.filter(isNear), isHidden };
  }
  const others = entries.filter(({ isOwn }) => !isOwn).map(closedUp(client));
  return { client, top: others.filter(({ place }) => place <= TOP), neighbours: [], isHidden };
}

/** The places behind a hidden one, as if nobody stood there. */
function closedUp(hidden: RatingEntry | null) {
  return (entry: RatingEntry): RatingEntry =>
    hidden !== null && entry.place > hidden.place ? { ...entry, place: entry.place - 1 } : entry;
}

function ratingEntry(
  { contactId, place, name, friends, amount }: RatingRow,
  ownId: number | undefined,
): RatingEntry {
  const isOwn = contactId === ownId;
  return { place, name: isOwn ? name : maskedName(name), friends, amount, isOwn };
}
