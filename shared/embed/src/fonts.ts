import cyrillic from '@cabinet/ui/fonts/onest-cyr.woff2';
import latin from '@cabinet/ui/fonts/onest-latin.woff2';
import rouble from '@cabinet/ui/fonts/onest-rub.woff2';
import turkic from '@cabinet/ui/fonts/onest-turkic.woff2';
import ukrainian from '@cabinet/ui/fonts/onest-ukrainian.woff2';

/** Differs from the font's name, because the portal can have another version of the font. */
const FAMILY = 'Cabinet Onest';

/** Repeats the faces of the kit's style sheet, because a Shadow root ignores font faces. */
const FACES = [
  [latin, 'U+20-7E, U+A0-FF, U+2BB-2BC, U+2010-2026, U+2212, U+2248'],
  [cyrillic, 'U+401, U+40E, U+410-44F, U+451, U+45E, U+2116'],
  [rouble, 'U+20BD'],
  [turkic, 'U+492-4AF, U+4B2-4F5'],
  [ukrainian, 'U+402-40D, U+40F, U+452-45D, U+45F, U+490-491, U+4B0-4B1'],
] as const;

/** Adds the font to the page once. The browser loads a file when the page shows a character of it. */
export function addFonts(): void {
  if ([...document.fonts].some(({ family }) => family.includes(FAMILY))) return;
  for (const [url, unicodeRange] of FACES)
    document.fonts.add(
      new FontFace(FAMILY, `url("${url}")`, { weight: '400 800', display: 'swap', unicodeRange }),
    );
}
