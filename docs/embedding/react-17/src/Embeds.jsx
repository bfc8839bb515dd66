import { CabinetEmbed } from '@cabinet/elements/react';

/** The portal's own server knows who is signed in: two people here, to show that their embeds keep apart. */
function tokenOf(person) {
  return async ({ fresh }) => {
    const answer = await fetch(`/token?as=${person}${fresh ? '&fresh' : ''}`);
    return answer.ok ? answer.text() : null;
  };
}
const student = tokenOf('student');
const poor = tokenOf('poor');

export function Catalogue({ locale, onNavigate }) {
  return <CabinetEmbed name="catalog" locale={locale} token={student} onNavigate={onNavigate} />;
}

/** Without the component, React 17 sets attributes only; the token is a property. */
const givePoor = (element) => element && Object.assign(element, { token: poor });

export function Referral({ locale }) {
  return <cabinet-referral locale={locale} ref={givePoor} theme="dark" />;
}
