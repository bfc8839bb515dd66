import { writeFileSync } from 'node:fs';
import metadata from 'libphonenumber-js/mobile/metadata';
import { PHONE_COUNTRIES } from './src/phone.ts';

/**
 * Returns the countries of §3 from the metadata of libphonenumber-js. The full metadata is ten times as
 * large.
 */
export function phoneMetadata(): object {
  const isOurs = (country: string) => PHONE_COUNTRIES.some((ours) => ours.toUpperCase() === country);
  const codes = Object.entries(metadata.country_calling_codes)
    .map(([code, countries]) => [code, countries.filter(isOurs)] as const)
    .filter(([, countries]) => countries.length > 0);
  const countries = Object.entries(metadata.countries).filter(([country]) => isOurs(country));
  return {
    version: metadata.version,
    country_calling_codes: Object.fromEntries(codes),
    countries: Object.fromEntries(countries),
  };
}

// Run `node shared/domain/phoneMetadata.ts` after every update of libphonenumber-js.
if (import.meta.main) {
  const file = new URL('./src/phoneMetadata.json', import.meta.url);
  writeFileSync(file, `${JSON.stringify(phoneMetadata())}\n`);
}
