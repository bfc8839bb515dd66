import { writeFileSync } from 'node:fs';
import { NOTICES, noticesText } from './licences.ts';

// `npm run notices`: lists the packages that production ships, as installed on Linux x64, with their licences.

writeFileSync(NOTICES, noticesText());
