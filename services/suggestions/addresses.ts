import type { AddressSuggestion } from '@cabinet/contracts/suggestions';
import { searchText } from '@cabinet/domain/searchText';
import gazetteer from './gazetteer.json' with { type: 'json' };

type City = Omit<(typeof gazetteer)[number], 'streets'>;
interface Address {
  city: City;
  /** Null for the city itself. */
  street: string | null;
  /** Words to compare with the query. */
  words: string[];
}

/** Types of places. The search ignores them, because they do not distinguish addresses. */
const KINDS = ['г', 'город', 'ул', 'улица', 'shahri', 'koʻchasi'].map(searchText);

/** Each city, followed by its streets. */
const ADDRESSES = gazetteer.flatMap(({ streets, ...city }): Address[] =>
  [null, ...streets].map((street) => ({ city, street, words: wordsOf(`${city.city} ${street ?? ''}`) })),
);

/**
 * Returns addresses that match the query: each typed word is a prefix of a word in the address. A final
 * number is the house.
 */
export function suggestAddresses(typed: string, count: number): AddressSuggestion[] {
  const house = /[\s,]\s*(?:д\.?\s*)?(\d{1,4}[а-яa-z]?)(?:-uy)?\s*$/i.exec(typed);
  const asked = wordsOf(house ? typed.slice(0, house.index) : typed);
  if (asked.length === 0) return [];
  const isMeant = ({ words }: Address) =>
    asked.every((word) => words.some((known) => known.startsWith(word)));
  return ADDRESSES.filter(isMeant)
    .slice(0, count)
    .map((address) => suggestion(address, house?.[1] ?? null));
}

function wordsOf(text: string): string[] {
  const words = searchText(text).split(/[\s,.-]+/);
  return words.filter((word) => word && !KINDS.includes(word));
}

/** Returns a suggestion in the format of the DaData service. */
function suggestion({ city, street }: Address, typedHouse: string | null): AddressSuggestion {
  const house = street === null ? null : typedHouse;
  const parts = city.language === 'ru' ? inRussian(city, street, house) : inUzbek(city, street, house);
  const value = parts.filter(Boolean).join(', ');
  return {
    value,
    unrestricted_value: `${city.postalCode}, ${city.country}, ${value}`,
    data: {
      postal_code: city.postalCode,
      country: city.country,
      country_iso_code: city.iso,
      region: city.region,
      city: city.city,
      street,
      house,
    },
  };
}

function inRussian({ city }: City, street: string | null, house: string | null): unknown[] {
  const isFullName = /проспект|шоссе|магистраль/i.test(street ?? '');
  return [`г ${city}`, street && (isFullName ? street : `ул ${street}`), house && `д ${house}`];
}

function inUzbek({ city }: City, street: string | null, house: string | null): unknown[] {
  return [`${city} shahri`, street && `${street} koʻchasi`, house && `${house}-uy`];
}
