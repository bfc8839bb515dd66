import { getRating, listStories, type RatingEntry, setRatingVisibility } from '@cabinet/contracts/rating';
import type { RouteAnswer } from '@cabinet/contracts/route';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../kit/database.ts';
import { writeOnce } from '../../kit/once.ts';
import { serve } from '../../kit/serve.ts';
import { localTextInCoins } from '../coins.ts';
import { findContact, getContact } from '../members/contacts.ts';
import { maskedName } from '../members/maskedName.ts';
import stories from '../seed/stories.json' with { type: 'json' };
import { isHiddenFromRating, setHiddenFromRating } from './repository.ts';
import { openRating, type RatingRow } from './rules.ts';

const TOP = 50;
const AROUND = 2;

export function serveRating(app: FastifyInstance, db: Database, { isCoins = false } = {}): void {
  const readRating = openRating(db);

  serve(app, getRating, async ({ query }, caller) => {
    const contact = await findContact(db, caller);
    const rows = await readRating(query.period, contact?.id ?? null);
    const isHidden = contact !== null && (await isHiddenFromRating(db, contact.id));
    return ratingAnswer(rows, contact?.id, isHidden);
  });

  serve(app, setRatingVisibility, async ({ body }, caller) =>
    writeOnce(db, caller, ['setRatingVisibility', body], async (tx) => {
      await setHiddenFromRating(tx, (await getContact(tx, caller)).id, body.isHidden);
      return body;
    }),
  );

  // Stories skip hidden participants. The number of friends comes from the rating (R40, R49).
  serve(app, listStories, async () => {
    const rows = await readRating('all', null);
    return {
      stories: stories.flatMap(({ email, ...story }) => {
        const teller = rows.find((row) => row.email === email);
        if (!teller) return [];
        const text = isCoins ? localTextInCoins(story.text) : story.text;
        return { ...story, text, name: maskedName(teller.name), friends: teller.friends };
      }),
    };
  });
}

/** A hidden participant sees the same list as the others, and their own row separately. */
function ratingAnswer(
  rows: RatingRow[],
  ownId: number | undefined,
  isHidden: boolean,
): RouteAnswer<typeof getRating> {
  const own = rows.find(({ contactId }) => contactId === ownId);
  const isNear = ({ place }: RatingRow) => own !== undefined && Math.abs(place - own.place) <= AROUND;
  const entriesOf = (shown: RatingRow[]) => shown.map((row) => ratingEntry(row, ownId));
  const client = own ? ratingEntry(own, ownId) : null;
  if (!isHidden)
    return {
      client,
      top: entriesOf(rows.slice(0, TOP)),
      neighbours: entriesOf(rows.filter(isNear)),
      isHidden,
    };
  const others = entriesOf(rows.slice(0, TOP + 1)).filter(({ isOwn }) => !isOwn);
  return { client, top: others.map(closedUp(client)).slice(0, TOP), neighbours: [], isHidden };
}

/** Renumbers the places after a hidden participant, as if the participant were absent. */
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
